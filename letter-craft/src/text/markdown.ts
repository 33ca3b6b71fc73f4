import type { Block, Inline, LetterTree } from './tree.ts'

/**
 * Writes the tree as Markdown that CommonMark and TipTap read back to the same tree.
 * Emphasis is `_x_`, strong `**x**`, a line break two spaces and a line feed.
 */
export function letterToMarkdown(tree: LetterTree): string {
  const written: string[] = []
  for (const block of tree.blocks.map(writeBlock)) written.push(apartFrom(written.at(-1) ?? '', block))
  return written.join('\n\n')
}

const listStart = /^(?:[-*+]|\d{1,9}[.)]) /u

/** Two adjacent lists of a kind would merge: the second changes its marker. */
function apartFrom(above: string, block: string): string {
  const previous = listStart.exec(above)?.[0]
  const current = listStart.exec(block)?.[0]
  if (previous === '- ' && current === '- ') return block.replace(/^- /gmu, '* ')
  if (previous?.endsWith('. ') && current?.endsWith('. ')) return block.replace(/^(\d+)\. /gmu, '$1) ')
  return block
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
  const pieces: Piece[] = []
  for (const inline of inlines) addPiece(pieces, writeInline(inline))
  return pieces.map(({ text }) => text).join('')
}

type Piece = { text: string; mark: '' | '**' | '_' }

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
function addPiece(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1)
  if (last && needsRoom(piece, 'start')) {
    const end = last.text.slice(-2)
    last.text = last.text.slice(0, -2) + end.replace(wordEnd, reference)
  }
  const opens = last !== undefined && needsRoom(last, 'end')
  pieces.push(opens ? { ...piece, text: piece.text.replace(wordStart, reference) } : piece)
}

function needsRoom({ mark, text }: Piece, side: 'start' | 'end'): boolean {
  if (mark === '_') return true
  if (mark === '') return false
  return side === 'start' ? !wordStart.test(text.slice(2)) : !wordEnd.test(text.slice(-4, -2))
}

const reference = (character: string) => `&#x${character.codePointAt(0)?.toString(16)};`

/** Text as Markdown that reads back as that text, except at the start of a line: see `escapeLineStart`. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\*_`[\]<]/gu, '\\$&')
    .replace(/~~/gu, '\\~\\~')
    .replace(/&(?=#?\w+;)/gu, '\\&')
}
