import type { ReadCareer, Span } from '@lettrine/letter-craft/career/career'

/** The cards of a career, of whatever kind. */
const cardsOf = (career: ReadCareer): { sources: Span[] }[] => [
  ...career.jobs,
  ...career.education,
  ...career.certificates,
  ...career.languages,
  ...career.tools,
  ...career.interests,
]

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** Lines of the career’s text with a word that no card and no unfiled line holds. */
function uncovered(career: ReadCareer): string[] {
  const spans = [...cardsOf(career).flatMap(({ sources }) => sources), ...career.unfiled]
  const holds = (at: number) => spans.some(({ start, end }) => start <= at && at < end)
  let start = 0
  return career.text.split('\n').filter((line) => {
    const lineStart = start
    start += line.length + 1
    return [...line.matchAll(/[\p{L}\p{N}]+/gu)].some(({ index }) => !holds(lineStart + index))
  })
}

/** Lines of the text that was read, with a word that the career’s text no longer has. */
function dropped(text: string, career: ReadCareer): string[] {
  const kept = new Map<string, number>()
  for (const word of wordsOf(career.text)) kept.set(word, (kept.get(word) ?? 0) + 1)
  return text.split('\n').filter((line) =>
    wordsOf(line).some((word) => {
      const left = kept.get(word) ?? 0
      kept.set(word, left - 1)
      return left <= 0
    }),
  )
}

/** Lines of a text that reading lost: neither on a card nor unfiled. */
export const lostLines = (text: string, career: ReadCareer): string[] => [
  ...dropped(text, career),
  ...uncovered(career),
]

/** Stretches of the text on two cards, or on a card and unfiled. */
export function heldTwice(career: ReadCareer): string[] {
  const held = [
    ...cardsOf(career).map(({ sources }) => sources),
    ...career.unfiled.map((span) => [span]),
  ].flatMap((sources, card) => sources.map((span) => ({ ...span, card })))
  return held.flatMap((one, at) =>
    held
      .slice(at + 1)
      .filter((other) => other.card !== one.card && other.start < one.end && one.start < other.end)
      .map((other) =>
        career.text.slice(Math.max(one.start, other.start), Math.min(one.end, other.end)).trim(),
      ),
  )
}
