import type { Node } from '@tiptap/pm/model'

/** The text of a letter for the proofreader, and the document position of each of its characters. */
export type ProofText = {
  text: string
  /** The document position of each UTF-16 unit of `text`; -1 for characters that only separate or mark blocks. */
  positions: readonly number[]
}

/** Paragraphs are separated by an empty line, lines by a break, and an item of a list starts with a dash. */
export function proofText(doc: Node): ProofText {
  const parts: string[] = []
  const positions: number[] = []
  const add = (text: string, from: number) => {
    parts.push(text)
    for (let index = 0; index < text.length; index++) positions.push(from < 0 ? -1 : from + index)
  }
  doc.descendants((node, position, parent) => {
    if (!node.isTextblock) return true
    if (parts.length > 0) add('\n\n', -1)
    if (parent && parent.type !== doc.type) add('- ', -1)
    node.forEach((inline, offset) => {
      const from = position + 1 + offset
      if (inline.isText) add(inline.text ?? '', from)
      else add('\n', -1)
    })
    return false
  })
  return { text: parts.join(''), positions }
}

/** The document range of a text range; null when it has none. */
export function placeIn(
  { positions }: ProofText,
  start: number,
  end: number,
): { from: number; to: number } | null {
  const placed = positions.slice(start, end).filter((position) => position >= 0)
  const [first, last] = [placed[0], placed.at(-1)]
  return first === undefined || last === undefined ? null : { from: first, to: last + 1 }
}
