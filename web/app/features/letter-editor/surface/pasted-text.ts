import { Fragment, type Node, type ResolvedPos, Slice } from '@tiptap/pm/model'

/**
 * Paragraphs of a plain text, with their lines: an empty line separates paragraphs, a single break separates lines.
 */
export function pastedLines(text: string): string[][] {
  return text
    .replace(/\r\n?|\u000b|\u2028/g, '\n')
    .replace(/\u2029/g, '\n\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter((line, index) => line !== '' || (index > 0 && index < lines.length - 1)))
    .filter((lines) => lines.some((line) => line !== ''))
}

/** Pasted plain text as nodes of the letter; none of it is read as markup. */
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

/** Word exports a list as paragraphs that start with a bullet or a number; converts them to a list. */
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

/** A letter has no tables: each cell becomes a paragraph, so that the words of two cells do not merge. */
export const withoutTables = (html: string): string => html.replace(tableTags, '<$1div>')
