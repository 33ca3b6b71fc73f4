import { fixTypography } from '../typography/fix.ts'
import { proofMessages } from './messages.fr.ts'
import type { Mark, ProofLetter, Rule, Stretch } from './proof-letter.ts'

const say = proofMessages.typography

/** Words, and what stands between them: the engine changes one for one. */
const pieces = /[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu

/** A changed piece, by its place in the paragraph. */
type Change = { start: number; end: number; right: string; message: string }

/** What the typography engine would change: the fix and the finding cannot disagree. */
function* changes(letter: ProofLetter, { text, start }: Stretch): Iterable<Mark> {
  const fixed = fixTypography(text, letter.language)
  if (fixed === text) return
  const [before, after] = [text.match(pieces) ?? [], fixed.match(pieces) ?? []]
  if (before.length !== after.length) {
    yield { start, end: start + text.length, message: say.space, fix: fixed }
    return
  }
  const found: Change[] = []
  let at = 0
  for (const [index, piece] of before.entries()) {
    const right = after[index] ?? piece
    if (right !== piece) found.push(narrowed(piece, right, at))
    at += piece.length
  }
  for (const { from, to, inside } of byWords(text, found))
    yield {
      start: start + from,
      end: start + to,
      message: inside[0]?.message ?? say.space,
      fix: mend(text, from, to, inside),
      // «12 ans» with a plain space is read as well: the page binds them by itself.
      ...(inside.every((one) => isBond(text, one)) && { severity: 'advice' as const }),
    }
}

/** Leaves out what both have at their ends. */
function narrowed(wrong: string, right: string, at: number): Change {
  let head = 0
  while (head < Math.min(wrong.length, right.length) && wrong[head] === right[head]) head += 1
  let tail = 0
  const rest = Math.min(wrong.length, right.length) - head
  while (tail < rest && wrong[wrong.length - 1 - tail] === right[right.length - 1 - tail]) tail += 1
  return {
    start: at + head,
    end: at + wrong.length - tail,
    right: right.slice(head, right.length - tail),
    message: messageFor(wrong, right),
  }
}

type Words = { from: number; to: number; inside: Change[] }

/** A mark on a lone apostrophe or a space would be seen by nobody: it takes the words it touches. */
function byWords(text: string, found: readonly Change[]): Words[] {
  const groups: Words[] = []
  for (const change of found) {
    const [from, to] = [wordStart(text, change.start), wordEnd(text, change.end)]
    const last = groups.at(-1)
    if (last && from < last.to) {
      last.to = Math.max(last.to, to)
      last.inside.push(change)
    } else groups.push({ from, to, inside: [change] })
  }
  return groups
}

/** A space that only has to be made non-breaking, before a word spelled out. */
const isBond = (text: string, { start, end, right }: Change) =>
  text.slice(start, end) === ' ' &&
  right === '\u00a0' &&
  /^(?:euros?|heures?|couverts|ans?|mois)(?!\p{L})/u.test(text.slice(end))

const isBreak = (character: string | undefined) =>
  character === undefined || character === ' ' || character === '\n'

function wordStart(text: string, at: number): number {
  let start = at
  while (start > 0 && !isBreak(text[start - 1])) start -= 1
  return start
}

function wordEnd(text: string, at: number): number {
  let end = at
  while (end < text.length && !isBreak(text[end])) end += 1
  return end
}

function mend(text: string, from: number, to: number, inside: readonly Change[]): string {
  let at = from
  let mended = ''
  for (const { start, end, right } of inside) {
    mended += text.slice(at, start) + right
    at = end
  }
  return mended + text.slice(at, to)
}

function messageFor(wrong: string, right: string): string {
  if (/['‘´]/u.test(wrong) && right.includes('’')) return say.apostrophe
  if (/["“”«»]/u.test(wrong)) return say.quotes
  if (right.includes('…')) return say.ellipsis
  if (/([!?])[\s!?]*\1/u.test(wrong)) return say.marks
  if (/[;!?]/u.test(right)) return say.high
  if (right.includes(':')) return say.colon
  if (/[œŒ]/u.test(right)) return say.ligature
  if (/^Mr/u.test(wrong)) return say.mister
  if (/^[ÀÉ]/u.test(right)) return say.accent
  if (right.startsWith('\u00a0')) return say.unit
  if (right.includes('.')) return say.civility
  return say.space
}

export const typographyRules: readonly Rule[] = [
  {
    id: 'typography',
    severity: 'warning',
    languages: ['fr', 'en'],
    *check(letter) {
      for (const paragraph of letter.paragraphs) yield* changes(letter, paragraph)
    },
  },
]
