import { decodeNamedCharacterReference } from 'decode-named-character-reference'
import { type DelimiterRun, resolveEmphasis } from './resolve-emphasis.ts'
import type { Run } from './tree.ts'

/** Text as read from `start` to `end` of the source; delimiters are not decided yet. */
type Piece = { start: number; end: number; value: string }

const special = /\\[\n!-/:-@[-`{-~]|&(?:#[xX][\da-fA-F]{1,6}|#\d{1,7}|[\da-zA-Z]{1,31});|\*+|_+|\n/gu

/**
 * The formatted runs of a paragraph, in time in proportion to it. Escapes and character references are decoded; a line
 * feed is a break.
 */
export function readRuns(text: string): Run[] {
  const pieces: Piece[] = []
  const delimiters: DelimiterRun[] = []
  let at = 0
  special.lastIndex = 0
  for (let match = special.exec(text); match; match = special.exec(text)) {
    const { index, 0: found } = match
    const value = meaningOf(found)
    if (value === undefined) continue
    if (at < index) pieces.push({ start: at, end: index, value: text.slice(at, index) })
    at = index + found.length
    if (found.startsWith('*') || found.startsWith('_')) delimiters.push(delimiterAt(text, index, at))
    pieces.push({ start: index, end: at, value })
  }
  if (at < text.length) pieces.push({ start: at, end: text.length, value: text.slice(at) })
  return formatRuns(pieces, delimiters)
}

/** The text of a paragraph with its delimiters, escapes and character references decoded. */
export const readText = (text: string): string => text.replace(special, (found) => meaningOf(found) ?? found)

/** The text that an escape, a reference, a delimiter or a line feed stands for; undefined for an unknown name. */
function meaningOf(found: string): string | undefined {
  if (found.startsWith('\\')) return found.slice(1)
  if (!found.startsWith('&')) return found
  const name = found.slice(1, -1)
  if (/^#x/iu.test(name)) return characterOf(Number.parseInt(name.slice(2), 16))
  if (name.startsWith('#')) return characterOf(Number.parseInt(name.slice(1), 10))
  return decodeNamedCharacterReference(name) || undefined
}

/** Control characters, halves of pairs and values that are no characters become U+FFFD, as CommonMark asks. */
function characterOf(code: number): string {
  const isControl = code < 9 || code === 11 || (code > 13 && code < 32) || (code > 126 && code < 160)
  const isHalf = code > 0xd7ff && code < 0xe000
  const isNone = (code > 0xfdcf && code < 0xfdf0) || (code & 0xfffe) === 0xfffe || code > 0x10ffff
  return isControl || isHalf || isNone ? '\ufffd' : String.fromCodePoint(code)
}

function delimiterAt(text: string, start: number, end: number): DelimiterRun {
  const [before, after] = [kindOf(text[start - 1]), kindOf(text[end])]
  const opens = after === 'letter' || (after === 'punctuation' && before !== 'letter')
  const closes = before === 'letter' || (before === 'punctuation' && after !== 'letter')
  if (text[start] === '*') return { marker: '*', start, end, canOpen: opens, canClose: closes }
  return {
    marker: '_',
    start,
    end,
    canOpen: opens && (before !== 'letter' || !closes),
    canClose: closes && (after !== 'letter' || !opens),
  }
}

function kindOf(character: string | undefined): 'space' | 'punctuation' | 'letter' {
  if (character === undefined || /\s/u.test(character)) return 'space'
  if (/[a-z\d]/iu.test(character)) return 'letter'
  return /[\p{P}\p{S}]/u.test(character) ? 'punctuation' : 'letter'
}

/** Where a mark begins or ends: `size` characters of the source, which are no text. */
type Edge = { at: number; size: 1 | 2; change: 1 | -1 }

function formatRuns(pieces: readonly Piece[], delimiters: readonly DelimiterRun[]): Run[] {
  const edges: Edge[] = []
  for (const { from, to, size } of resolveEmphasis(delimiters)) {
    edges.push({ at: from - size, size, change: 1 }, { at: to, size, change: -1 })
  }
  edges.sort((one, other) => one.at - other.at)
  const depth = { 1: 0, 2: 0 }
  const runs: Run[] = []
  let next = 0
  let value = ''
  const flush = () => {
    if (value !== '') runs.push({ type: 'text', value, strong: depth[2] > 0, emphasis: depth[1] > 0 })
    value = ''
  }
  for (const piece of pieces) {
    if (piece.value === '\n') {
      flush()
      runs.push({ type: 'break' })
      continue
    }
    let from = piece.start
    for (let edge = edges[next]; edge && edge.at < piece.end; edge = edges[++next]) {
      value += piece.value.slice(from - piece.start, edge.at - piece.start)
      flush()
      depth[edge.size] += edge.change
      from = edge.at + edge.size
    }
    value += from === piece.start ? piece.value : piece.value.slice(from - piece.start)
  }
  flush()
  return runs
}
