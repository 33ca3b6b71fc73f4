import { typographyReasons as texts } from './explain.fr.ts'
import { fixTypography, type Language } from './fix.ts'

/** A range that the typography engine would change, in UTF-16 units; `reason` is a French sentence. */
export type TypographyChange = Change & {
  /** «12 ans» with a plain space is accepted: the page makes it non-breaking. */
  slight: boolean
}

type Change = { start: number; end: number; right: string; reason: string }

/** Words, and the separators between them: the engine changes them one to one. */
const pieces = /[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu

/**
 * Explains the changes of `fixTypography`, each extended to the words it touches, because a mark on a lone space
 * would be invisible. Applying the changes gives the fixed text.
 */
export function explainTypography(text: string, language: Language): TypographyChange[] {
  const fixed = fixTypography(text, language)
  if (fixed === text) return []
  const [before, after] = [text.match(pieces) ?? [], fixed.match(pieces) ?? []]
  if (before.length !== after.length)
    return [{ start: 0, end: text.length, right: fixed, reason: texts.space, slight: false }]
  const found: Change[] = []
  let at = 0
  for (const [index, piece] of before.entries()) {
    const right = after[index] ?? piece
    if (right !== piece) found.push(narrowed(piece, right, at, language))
    at += piece.length
  }
  return byWords(text, found).map(({ from, to, inside }) => ({
    start: from,
    end: to,
    right: corrected(text, from, to, inside),
    reason: inside[0]?.reason ?? texts.space,
    slight: inside.every((change) => isBond(text, change)),
  }))
}

/** Removes the common start and end. */
function narrowed(wrong: string, right: string, at: number, language: Language): Change {
  let head = 0
  while (head < Math.min(wrong.length, right.length) && wrong[head] === right[head]) head += 1
  let tail = 0
  const rest = Math.min(wrong.length, right.length) - head
  while (tail < rest && wrong[wrong.length - 1 - tail] === right[right.length - 1 - tail]) tail += 1
  return {
    start: at + head,
    end: at + wrong.length - tail,
    right: right.slice(head, right.length - tail),
    reason: reasonFor(wrong, right, language),
  }
}

type Words = { from: number; to: number; inside: Change[] }

function byWords(text: string, found: readonly Change[]): Words[] {
  const groups: Words[] = []
  for (const change of found) {
    const last = groups.at(-1)
    const from = last && change.start < last.to ? last.from : wordStart(text, change.start)
    const to = last && change.end <= last.to ? last.to : wordEnd(text, change.end)
    if (last && from < last.to) {
      last.to = to
      last.inside.push(change)
    } else groups.push({ from, to, inside: [change] })
  }
  return groups
}

/** A space that only has to become non-breaking, before a word. */
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

function corrected(text: string, from: number, to: number, inside: readonly Change[]): string {
  let at = from
  let fixed = ''
  for (const { start, end, right } of inside) {
    fixed += text.slice(at, start) + right
    at = end
  }
  return fixed + text.slice(at, to)
}

function reasonFor(wrong: string, right: string, language: Language): string {
  if (/['‘´]/u.test(wrong) && right.includes('’')) return texts.apostrophe
  if (/["“”«»]/u.test(wrong)) return language === 'fr' ? texts.quotes : texts.englishQuotes
  if (right.includes('…')) return texts.ellipsis
  if (/([!?])[\s!?]*\1/u.test(wrong)) return texts.marks
  if (language === 'en') return texts.space
  if (/[;!?]/u.test(right)) return texts.high
  if (right.includes(':')) return texts.colon
  if (/[œŒ]/u.test(right)) return texts.ligature
  if (/^Mr/u.test(wrong)) return texts.mister
  if (/^[ÀÉ]/u.test(right)) return texts.accent
  if (right.startsWith('\u00a0')) return texts.unit
  if (right.includes('.')) return texts.civility
  return texts.space
}
