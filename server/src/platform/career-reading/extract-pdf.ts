import { getDocumentProxy } from 'unpdf'
import { RefusedFile } from './file-refusal.ts'

const maxPages = 20
/** Fewer characters than this on all pages: the text is in pictures. */
const minText = 30

type Item = { text: string; left: number; right: number; baseline: number; size: number }

/**
 * The text of a PDF as it is laid out: lines from top to bottom, gaps as spaces, so that columns stay columns. Fails with
 * `RefusedFile` when encrypted, broken, of too many pages, or of pictures alone.
 */
export async function extractPdf(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch((fault: Error) => {
    throw new RefusedFile(fault.name === 'PasswordException' ? 'encrypted' : 'broken', { cause: fault })
  })
  if (document.numPages > maxPages) throw new RefusedFile('too-many-pages')
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(layOut(items.flatMap((item) => ('str' in item ? itemOf(item) : []))))
  }
  const text = pages.join('\n\n').trim()
  if (text.replaceAll(/\s/gu, '').length < minText) throw new RefusedFile('image-only')
  return text
}

type TextItem = { str: string; transform: number[]; width: number }

function itemOf({ str, transform, width }: TextItem): Item[] {
  const [a = 0, b = 0, , , left = 0, baseline = 0] = transform
  const size = Math.hypot(a, b)
  // Text set upright along the edge is no part of a line.
  if (str.trim() === '' || size === 0 || Math.abs(b) > Math.abs(a)) return []
  return [{ text: cleaned(str), left, right: left + width, baseline, size }]
}

// Ligatures as letters; soft hyphens gone.
const cleaned = (text: string): string =>
  text.replaceAll(/[\ufb00-\ufb06]/gu, (ligature) => ligature.normalize('NFKC')).replaceAll('\u00ad', '')

/** Lays the pieces of a page out on a grid of characters. */
function layOut(items: readonly Item[]): string {
  if (items.length === 0) return ''
  const unit = characterWidth(items)
  const margin = Math.min(...items.map(({ left }) => left))
  const lines: string[] = []
  let above: Item[] | undefined
  for (const row of rowsOf(items)) {
    // A wider distance than a line’s is a blank line.
    if (above && (above[0]?.baseline ?? 0) - (row[0]?.baseline ?? 0) > 2 * sizeOf(row)) lines.push('')
    lines.push(lineOf(row, margin, unit))
    above = row
  }
  return lines.join('\n')
}

const sizeOf = (row: readonly Item[]) => Math.max(...row.map(({ size }) => size))

function characterWidth(items: readonly Item[]): number {
  const widths = items
    .filter(({ text }) => text.length > 3)
    .map(({ text, left, right }) => (right - left) / text.length)
    .sort((one, other) => one - other)
  return widths[Math.floor(widths.length / 2)] || 5
}

/** Pieces on one baseline, give or take half a line, from left to right. */
function rowsOf(items: readonly Item[]): Item[][] {
  const rows: Item[][] = []
  for (const item of [...items].sort(
    (one, other) => other.baseline - one.baseline || one.left - other.left,
  )) {
    const row = rows.at(-1)
    const [first] = row ?? []
    const overlaps = row?.some(({ left, right }) => item.left < right - 1 && item.right > left + 1)
    if (row && first && first.baseline - item.baseline < 0.45 * Math.min(first.size, item.size) && !overlaps)
      row.push(item)
    else rows.push([item])
  }
  for (const row of rows) row.sort((one, other) => one.left - other.left)
  return rows
}

function lineOf(row: readonly Item[], margin: number, unit: number): string {
  let line = ''
  let end: number | undefined
  for (const { text, left, right, size } of row) {
    const gap = end === undefined ? 0 : left - end
    const column = Math.round((left - margin) / unit)
    if (end === undefined) line = ' '.repeat(Math.max(0, column))
    else if (gap > 1.8 * size) line += ' '.repeat(Math.max(3, column - line.length))
    else if (gap > 0.15 * size && !/\s$/u.test(line) && !/^\s/u.test(text)) line += ' '
    line += text
    end = right
  }
  return line.trimEnd()
}
