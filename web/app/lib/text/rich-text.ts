/** A piece of a line: words, an internal or external link, or a keyboard key. */
export type LinePiece = { kind: 'text' | 'key'; text: string } | { kind: 'link'; text: string; to: string }

/** Text of a page as data: a paragraph, a list, numbered steps, a table, or the lines of an address. */
export type RichBlock =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { lines: readonly string[] }
  | { table: RichTable }

export type RichTable = {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

const marks = /\[([^\]]+)\]\(((?:\/|https:\/\/|mailto:)[^)\s]*)\)|`([^`]+)`/gu

/** Parses the two marks of our texts: `[words](/path)` and a key between backticks. */
export function readLine(line: string): LinePiece[] {
  const pieces: LinePiece[] = []
  let at = 0
  for (const mark of line.matchAll(marks)) {
    const [whole, words, to, key = ''] = mark
    if (mark.index > at) pieces.push({ kind: 'text', text: line.slice(at, mark.index) })
    pieces.push(words && to ? { kind: 'link', text: words, to } : { kind: 'key', text: key })
    at = mark.index + whole.length
  }
  if (at < line.length) pieces.push({ kind: 'text', text: line.slice(at) })
  return pieces
}

/** A line without its marks. */
export const plainLine = (line: string): string =>
  readLine(line)
    .map(({ text }) => text)
    .join('')

/** The lines of a block in order, marks included. */
export function linesOf(block: RichBlock): readonly string[] {
  if (typeof block === 'string') return [block]
  if ('list' in block) return block.list
  if ('steps' in block) return block.steps
  if ('lines' in block) return block.lines
  return [block.table.columns, ...block.table.rows].flat()
}

/** Internal link targets of a text, in order. */
export const pathsIn = (blocks: readonly RichBlock[]): string[] =>
  blocks
    .flatMap(linesOf)
    .flatMap(readLine)
    .flatMap((piece) => (piece.kind === 'link' && piece.to.startsWith('/') ? [piece.to] : []))
