import type { CareerCards } from '../plan/facts.ts'
import type { Wordings } from '../plan/worded-cards.ts'

/** What a request for a letter says of names. */
type Known = {
  readonly cards: CareerCards
  readonly company: string
  readonly jobTitle: string
  readonly offer?: string
  readonly answers?: { readonly wordings?: Wordings }
}

/** Names that the person and the offer gave: they are spelled as they are. */
export const acceptedWords = ({ cards, company, jobTitle, offer = '', answers }: Known): string[] => [
  company,
  jobTitle,
  offer,
  ...Object.values(answers?.wordings ?? {}),
  ...cards.jobs.flatMap(({ title, employer, place, tasks, results }) => [
    title,
    employer,
    place,
    ...tasks,
    ...results.map(({ text }) => text),
  ]),
  ...cards.education.flatMap(({ diploma, field, school, place }) => [diploma, field, school, place]),
  ...[cards.certificates, cards.languages, cards.tools].flat().map(({ name }) => name),
]

/** Names of houses of more than a word, as they are written: no word within one is another, or said twice. */
export const housesOf = ({ cards, company }: Known): string[] =>
  [company, ...cards.jobs.map(({ employer }) => employer), ...cards.education.map(({ school }) => school)]
    .map((name) => name.replaceAll("'", '’').trim())
    .filter((name) => / /u.test(name))
