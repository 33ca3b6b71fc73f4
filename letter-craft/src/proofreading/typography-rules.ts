import { fixTypography } from '../typography/fix.ts'
import { proofMessages } from './messages.fr.ts'
import type { Mark, ProofLetter, Rule, Stretch } from './proof-letter.ts'

const say = proofMessages.typography

/** Words, and what stands between them: the engine changes one for one. */
const pieces = /[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu

/** What the typography engine would change, piece by piece: the fix and the finding cannot disagree. */
function* changes(letter: ProofLetter, { text, start }: Stretch): Iterable<Mark> {
  const fixed = fixTypography(text, letter.language)
  if (fixed === text) return
  const [before, after] = [text.match(pieces) ?? [], fixed.match(pieces) ?? []]
  if (before.length !== after.length) {
    yield { start, end: start + text.length, message: say.space, fix: fixed }
    return
  }
  let at = start
  for (const [index, piece] of before.entries()) {
    const right = after[index] ?? piece
    if (right !== piece) yield narrowed(piece, right, at)
    at += piece.length
  }
}

/** Leaves out what both have at their ends, but never to nothing: a mark must be seen. */
function narrowed(wrong: string, right: string, at: number): Mark {
  let head = 0
  while (head < Math.min(wrong.length, right.length) - 1 && wrong[head] === right[head]) head += 1
  let tail = 0
  while (
    tail < Math.min(wrong.length, right.length) - head - 1 &&
    wrong[wrong.length - 1 - tail] === right[right.length - 1 - tail]
  )
    tail += 1
  const start = at + head
  const end = at + wrong.length - tail
  return { start, end, message: messageFor(wrong, right), fix: right.slice(head, right.length - tail) }
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
