import type { Block, Inline, LetterTree } from './tree.ts'

/**
 * Writes the tree as Markdown that CommonMark and TipTap read back to the same tree.
 * Emphasis is `_x_`, strong `**x**`, a line break two spaces and a line feed.
 */
export function letterToMarkdown(tree: LetterTree): string {
  return tree.blocks.map(writeBlock).reduce(joinBlocks, '')
}

const listStart = /^(?:[-*+]|\d{1,9}[.)]) /u

/** Two adjacent lists of a kind would merge: the second changes its marker. */
function joinBlocks(written: string, block: string): string {
  if (written === '') return block
  const previous = listStart.exec(written.split('\n\n').at(-1) ?? '')?.[0]
  const current = listStart.exec(block)?.[0]
  if (!previous || !current) return `${written}\n\n${block}`
  if (previous === '- ' && current === '- ') return `${written}\n\n${block.replace(/^- /gmu, '* ')}`
  if (/\. $/u.test(previous) && /\. $/u.test(current))
    return `${written}\n\n${block.replace(/^(\d+)\. /gmu, '$1) ')}`
  return `${written}\n\n${block}`
}

function writeBlock(block: Block): string {
  if (block.type === 'paragraph') return writeLine(block.children)
  return block.items
    .map((item, index) => {
      const marker = block.ordered ? `${block.start + index}. ` : '- '
      return marker + writeLine(item.children).replaceAll('\n', `\n${' '.repeat(marker.length)}`)
    })
    .join('\n')
}

/** Escapes text that would start a list or a heading, after `escapeText`. */
export const escapeLineStart = (line: string): string =>
  line.replace(opensLine, (_, sign: string | undefined, digits: string, stop: string) =>
    sign ? `\\${sign}` : `${digits}\\${stop}`,
  )

const opensLine = /^(?:([-+>#=|:])|(\d{1,9})([.)])(?=\s|$))/u
function writeLine(inlines: readonly Inline[]): string {
  return writeInlines(inlines).split('\n').map(escapeLineStart).join('  \n')
}

function writeInlines(inlines: readonly Inline[]): string {
  return inlines.map(writeInline).reduce(joinInline, { text: '', open: false, mark: '' }).text
}

type Piece = { text: string; mark: '' | '**' | '_' }
type Written = { text: string; open: boolean; mark: Piece['mark'] }

function writeInline(inline: Inline): Piece {
  switch (inline.type) {
    case 'text':
      return { text: escapeText(inline.value), mark: '' }
    case 'break':
      return { text: '\n', mark: '' }
    case 'strong':
      return { text: `**${writeInlines(inline.children)}**`, mark: '**' }
    case 'emphasis':
      return { text: `_${writeInlines(inline.children)}_`, mark: '_' }
  }
}

const wordEnd = /[^\s\p{P}\p{S}]$/u
const wordStart = /^[^\s\p{P}\p{S}]/u

/** A mark next to a letter may not open or close emphasis: the letter is then written as a character reference. */
function joinInline(written: Written, piece: Piece): Written {
  let { text } = written
  let next = piece.text
  if (needsRoom(piece, 'start')) text = text.replace(wordEnd, reference)
  if (needsRoom({ text, mark: written.mark }, 'end')) next = next.replace(wordStart, reference)
  return { text: text + next, open: false, mark: piece.mark }
}

function needsRoom(piece: Piece, side: 'start' | 'end'): boolean {
  if (piece.mark === '_') return true
  if (piece.mark === '') return false
  const inner = side === 'start' ? piece.text.slice(2) : piece.text.slice(0, -2)
  return side === 'start' ? !wordStart.test(inner) : !wordEnd.test(inner)
}

const reference = (character: string) => `&#x${character.codePointAt(0)?.toString(16)};`

/** Text as Markdown that reads back as that text, except at the start of a line: see `escapeLineStart`. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\*_`[\]<]/gu, '\\$&')
    .replace(/~~/gu, '\\~\\~')
    .replace(/&(?=#?\w+;)/gu, '\\&')
}
