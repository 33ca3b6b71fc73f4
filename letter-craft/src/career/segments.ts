import type { Span } from './career.ts'
import { isDateAlone } from './dates.ts'

/** A line, or the part of a line that stands in one column. */
export type Segment = Span & {
  /** Without the spaces and the bullet around it. */
  readonly text: string
  readonly bullet: boolean
  /** Number of its line in the text. */
  readonly row: number
  /** Characters before it on its line. */
  readonly indent: number
  /** Whether a blank line, or another column, stands before it. */
  readonly apart: boolean
  readonly column: number
  /** Whether it is about as long as the lines of its column: a sentence may go on in the next. */
  readonly full: boolean
}

type Piece = { start: number; end: number; row: number; indent: number; text: string }
type Column = Piece[]

const maxDepth = 6
/** UTF-16 units. */
const longestLine = 2_000
/** Characters: no page has more beside each other. */
const widestPage = 300
const fullLength = 45
const fullShare = 0.8
// Office programs mark their bullets with letters of private use; «o» is Word’s second level.
const bulletMark =
  /^(?:[-–—−*•·●○◦▪▫■□►▸▶➢➤✓✔❖→»›>⁃‣∙\u{e000}-\u{f8ff}]+[ \u00a0\t]*|[o§][ \u00a0\t]+(?=\p{Lu})|\d{1,2}[.)][ \u00a0]+(?=\p{L}))+/u

/** The lines of a text in the order in which a person reads them: column after column, where it has columns. */
export function segmentsOf(text: string): Segment[] {
  const rows: Piece[][] = []
  let at = 0
  for (const line of text.split('\n')) {
    for (const part of partsOf(line)) {
      rows.push(piecesOf(part, at, rows.length))
      at += part.length
    }
    at += 1
  }
  const segments: Segment[] = []
  for (const [index, column] of columnsOf(rows, 0).entries()) {
    const widest = column.reduce((most, piece) => Math.max(most, width(piece)), 0)
    let before: Piece | undefined
    for (const piece of column) {
      const raw = piece.text
      const mark = bulletMark.exec(raw)?.[0] ?? ''
      const bare = raw.slice(mark.length).trim()
      segments.push({
        start: piece.start,
        end: piece.end,
        text: bare === '' ? raw : bare,
        bullet: mark !== '' && bare !== '',
        row: piece.row,
        indent: piece.indent,
        apart: before === undefined || piece.row > before.row + 1,
        column: index,
        full: width(piece) >= Math.min(fullLength, widest * fullShare),
      })
      before = piece
    }
  }
  return segments
}

/** A line, or, where it is longer than any of a CV, parts of it cut at a space. */
function* partsOf(line: string): Iterable<string> {
  let at = 0
  while (line.length - at > longestLine) {
    const space = line.lastIndexOf(' ', at + longestLine)
    const end = space > at ? space : at + longestLine
    yield line.slice(at, end)
    at = end
  }
  yield line.slice(at)
}

/** The parts of a line between wide gaps; a tab is a wide gap. */
function piecesOf(line: string, offset: number, row: number): Piece[] {
  const pieces: Piece[] = []
  for (const { 0: words, index } of line.matchAll(/\S+(?:[ \u00a0]\S+)*/gu)) {
    const before = pieces.at(-1)
    const gap = before ? line.slice(before.end - offset, index) : ''
    // Two spaces after a bullet, or after a full stop, are no gap.
    const narrow = before && !gap.includes('\t') && gap.length < 3
    const bulleted = before && bulletMark.exec(`${before.text} `)
    if (before && (narrow || (gap.length < 8 && bulleted?.[0].trim() === before.text))) {
      before.end = offset + index + words.length
      before.text = line.slice(before.start - offset, before.end - offset)
    } else
      pieces.push({
        start: offset + index,
        end: offset + index + words.length,
        row,
        indent: index,
        text: words,
      })
  }
  return pieces
}

/** Cuts a block into columns at a gutter that its lines leave free, again and again; else at its blank lines. */
function columnsOf(rows: readonly Piece[][], depth: number): Column[] {
  const filled = rows.filter((row) => row.length > 0)
  if (filled.length === 0) return []
  const gutter = depth < maxDepth ? gutterOf(filled) : undefined
  if (gutter !== undefined) {
    const sides = [
      filled.map((row) => row.filter((piece) => side(piece, gutter) === 'left')),
      filled.map((row) => row.filter((piece) => side(piece, gutter) === 'right')),
    ]
    return sides.flatMap((part) => columnsOf(withBlankRows(part), depth + 1))
  }
  const blocks = blocksOf(rows)
  if (blocks.length > 1 && depth < maxDepth) {
    const cut = blocks.map((block) => columnsOf(block, depth + 1))
    return cut.some((columns) => columns.length > 1) ? joinPlain(cut) : [filled.flat()]
  }
  return [filled.flat()]
}

/** Blocks of one column that follow each other are one column. */
function joinPlain(blocks: readonly Column[][]): Column[] {
  const columns: Column[] = []
  let open = false
  for (const block of blocks) {
    const [only, ...more] = block
    if (only && more.length === 0 && open) columns.at(-1)?.push(...only)
    else columns.push(...block)
    open = more.length === 0
  }
  return columns
}

const width = ({ start, end }: Piece) => end - start
const side = (piece: Piece, gutter: number) => (piece.indent + width(piece) / 2 < gutter ? 'left' : 'right')

/** Puts the blank rows back that a column has between its lines. */
function withBlankRows(rows: readonly Piece[][]): Piece[][] {
  const all: Piece[][] = []
  let last: number | undefined
  for (const row of rows) {
    const [first] = row
    if (!first) continue
    if (last !== undefined && first.row > last + 1) all.push([])
    all.push(row)
    last = first.row
  }
  return all
}

function blocksOf(rows: readonly Piece[][]): Piece[][][] {
  const blocks: Piece[][][] = [[]]
  for (const row of rows)
    if (row.length === 0) blocks.push([])
    else blocks.at(-1)?.push(row)
  return blocks.filter((block) => block.length > 0)
}

/**
 * The character position of a gutter between two columns; undefined when the block has none. A gutter is crossed by
 * few lines, has text on both sides of several, and does not part dates from what they date.
 */
function gutterOf(rows: readonly Piece[][]): number | undefined {
  if (rows.length < 3) return undefined
  let end = 0
  for (const row of rows) for (const piece of row) end = Math.max(end, piece.indent + width(piece))
  const starts = new Set(rows.flatMap((row) => row.slice(1).map((piece) => piece.indent)))
  for (const [piece] of rows) if (piece) starts.add(piece.indent)
  let best: { gutter: number; score: number } | undefined
  for (const gutter of starts) {
    if (gutter < 6 || gutter > Math.min(end - 4, widestPage)) continue
    const score = gutterScore(rows, gutter)
    if (score !== undefined && (!best || score > best.score)) best = { gutter, score }
  }
  return best && best.gutter - 1
}

function gutterScore(rows: readonly Piece[][], gutter: number): number | undefined {
  let crossed = 0
  let both = 0
  let dated = 0
  const count = { left: 0, right: 0 }
  let leftEnd = 0
  for (const row of rows) {
    const left = row.filter((piece) => piece.indent + width(piece) < gutter)
    const right = row.filter((piece) => piece.indent >= gutter)
    crossed += row.length - left.length - right.length
    if (left.length > 0) count.left++
    if (right.length > 0) count.right++
    for (const piece of left) leftEnd = Math.max(leftEnd, piece.indent + width(piece))
    if (left.length === 0 || right.length === 0) continue
    both++
    if (left.every(({ text }) => isDateAlone(text)) || right.every(({ text }) => isDateAlone(text))) dated++
  }
  const few = Math.max(1, Math.floor(rows.length * 0.06))
  if (crossed > few || both < Math.max(2, rows.length * 0.08)) return undefined
  if (count.left < 3 || count.right < 3 || dated > both * 0.4) return undefined
  return both * 2 + Math.min(count.left, count.right) - crossed * 6 + Math.min(6, gutter - leftEnd)
}
