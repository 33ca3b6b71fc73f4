import { Fragment, type Node, type ResolvedPos, Slice } from '@tiptap/pm/model'

/** Paragraphs and their lines of a plain text: an empty line parts paragraphs, a single one breaks the line. */
export function pastedLines(text: string): string[][] {
  return text
    .replace(/\r\n?|\u000b|\u2028/g, '\n')
    .replace(/\u2029/g, '\n\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter((line, index) => line !== '' || (index > 0 && index < lines.length - 1)))
    .filter((lines) => lines.some((line) => line !== ''))
}

/** A pasted plain text as the letter’s own nodes; nothing in it is read as markup. */
export function pastedText(text: string, $context: ResolvedPos): Slice {
  const { paragraph, hardBreak } = $context.doc.type.schema.nodes
  if (!paragraph || !hardBreak) return Slice.empty
  const marks = $context.marks()
  const { schema } = $context.doc.type
  const nodes = pastedLines(text).map((lines): Node => {
    const content = lines.flatMap((line, index): Node[] => [
      ...(index > 0 ? [hardBreak.create()] : []),
      ...(line === '' ? [] : [schema.text(line, marks)]),
    ])
    return paragraph.create(null, content)
  })
  return nodes.length > 0 ? new Slice(Fragment.from(nodes), 1, 1) : Slice.empty
}

const wordItem = /<p\b[^>]*class="?MsoListParagraph[^>]*>([\s\S]*?)<\/p>/gi
const wordMark =
  /<!--\[if !supportLists\]-->[\s\S]*?<!--\[endif\]-->|<span\b[^>]*mso-list:\s*Ignore[\s\S]*?<\/span>\s*<\/span>/i

/** Word writes a list as paragraphs that begin with a bullet or a number; it becomes a list again. */
export function withWordLists(html: string): string {
  return html
    .replace(wordItem, (_, inner: string) => {
      const mark = (wordMark.exec(inner)?.[0] ?? '').replace(/<[^>]*>|&nbsp;|\s/g, '')
      const list = /^\(?(?:\d+|[a-z])[.)]/i.test(mark) ? 'ol' : 'ul'
      return `<${list}><li><p>${inner.replace(wordMark, '')}</p></li></${list}>`
    })
    .replace(/<\/(ul|ol)>\s*<\1>/g, '')
}

const tableTags = /<(\/?)(?:table|tbody|thead|tfoot|tr|td|th)\b[^>]*>/gi

/** A letter has no tables: each cell becomes a paragraph, where its words would run into those of the next one. */
export const withoutTables = (html: string): string => html.replace(tableTags, '<$1div>')
