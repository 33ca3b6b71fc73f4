import { plainLetters } from '../../french/plain-letters.ts'
import type { Concept } from '../../plan/concept.ts'
import type { CareerFacts, FactEducation, FactJob } from '../../plan/facts.ts'
import type { YearMonth } from '../../realisation/period.ts'
import { englishDuration, englishPeriod, inYears, joinedPeriod } from './dates.ts'
import { type EnglishDiploma, englishDiploma } from './diploma.ts'
import { type EnglishEmployer, englishEmployer } from './employer.ts'
import { type EnglishTitle, englishTitle } from './job-title.ts'
import { englishPlace } from './place.ts'
import { type EnglishTask, englishTasks, toolsOf } from './tasks.ts'

/** A job as English sentences can tell it. */
export type EnglishJob = {
  readonly id: string
  readonly fact: FactJob
  readonly title?: EnglishTitle
  readonly employer?: EnglishEmployer
  /** «in Lyon» */
  readonly place?: string
  /** «from March 2018 to June 2020» */
  readonly period?: string
  /** «two years» */
  readonly duration?: string
  readonly tasks: readonly EnglishTask[]
  /** Names of software and machines that its tasks speak of. */
  readonly tools: readonly string[]
}

export type EnglishEducation = {
  readonly id: string
  readonly fact: FactEducation
  readonly diploma: EnglishDiploma
}

export type EnglishFacts = {
  /** Latest first. */
  readonly jobs: readonly EnglishJob[]
  readonly education: readonly EnglishEducation[]
}

type FactsDeps = { concepts: ReadonlyMap<string, Concept>; towns: ReadonlyMap<string, string> | undefined }

/** What of a career can be said in English. */
export const englishFacts = (
  facts: CareerFacts,
  now: YearMonth,
  { concepts, towns }: FactsDeps,
): EnglishFacts => ({
  jobs: facts.jobs.map((fact) => englishJob(fact, facts, now, { concepts, towns })),
  education: facts.education.flatMap((fact) => {
    const diploma = englishDiploma(fact, towns)
    return diploma ? [{ id: fact.id, fact, diploma }] : []
  }),
})

function englishJob(
  fact: FactJob,
  { gender }: CareerFacts,
  now: YearMonth,
  { concepts, towns }: FactsDeps,
): EnglishJob {
  const { card } = fact
  const title = withStatus(englishTitle(card.title, gender), fact)
  const employer = englishEmployer(card.employer, towns)
  const place = englishPlace(card.place, towns)
  // Posts of one employer that were joined have their periods in words, and months of their own.
  const joined = joinedPeriod(fact.period ?? '')
  const period = joined ?? englishPeriod(card)
  const duration = joined === undefined ? englishDuration(card, now) : inYears(fact.months)
  return {
    id: fact.id,
    fact,
    tasks: englishTasks(fact, concepts),
    tools: toolsOf(fact),
    ...(title && { title }),
    ...(employer && { employer }),
    ...(place && !namesPlace(employer?.name ?? '', place.slice(3)) && { place }),
    ...(period && { period }),
    ...(duration && { duration }),
  }
}

const letters = (text: string): string => plainLetters(text).replace(/[^a-z]/gu, '')

/** «the town of Privas» needs no «in Privas». */
const namesPlace = (employer: string, town: string): boolean => letters(employer).includes(letters(town))

/** «sales assistant (internship)», «volunteer activity leader»: a post is not told for more than it was. */
function withStatus(title: EnglishTitle | undefined, { card: { kind } }: FactJob): EnglishTitle | undefined {
  if (!title) return undefined
  if (kind === 'internship' && !/intern/u.test(title.title))
    return { title: `${title.title} on placement`, a: `${title.a} on placement` }
  if (kind === 'apprenticeship' && !/apprentice/u.test(title.title))
    return { title: `apprentice ${title.title}`, a: `an apprentice ${title.title}` }
  if (kind === 'volunteering' && !/volunteer/u.test(title.title))
    return { title: `volunteer ${title.title}`, a: `a volunteer ${title.title}` }
  return title
}
