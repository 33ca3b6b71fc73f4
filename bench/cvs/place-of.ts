import type { ReadCareer, Span } from '@lettrine/letter-craft/career/career'

/** Every card of a career with its kind and its name. */
function namedCards(career: ReadCareer): { name: string; sources: Span[] }[] {
  const named = (kind: string) => (card: { name: string; sources: Span[] }) => ({
    name: `${kind} ${card.name}`,
    sources: card.sources,
  })
  return [
    ...career.jobs.map(({ title, employer, sources }) => ({ name: `job ${title} | ${employer}`, sources })),
    ...career.education.map(({ diploma, sources }) => ({ name: `diploma ${diploma}`, sources })),
    ...career.certificates.map(named('certificate')),
    ...career.languages.map(named('language')),
    ...career.tools.map(named('tool')),
    ...career.interests.map(named('interest')),
    ...career.unfiled.map((span) => ({ name: `unfiled ${span.kind}`, sources: [span] })),
  ]
}

/** Where the first words of a phrase were filed: the kind and the name of the card, or `unfiled`. */
export function placeOf(career: ReadCareer, phrase: string): string {
  const words = phrase.match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return 'nowhere'
  const [letter, other] = ['[\\p{L}\\p{N}]', '[^\\p{L}\\p{N}]+']
  const first = words.slice(0, 3).join(other)
  const at = career.text.search(new RegExp(`(?<!${letter})${first}(?!${letter})`, 'iu'))
  const place = namedCards(career).find(({ sources }) =>
    sources.some(({ start, end }) => start <= at && at < end),
  )
  return place?.name ?? 'nowhere'
}
