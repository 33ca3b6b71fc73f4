import { plainLetters } from '../../french/plain-letters.ts'
import { cleanJobTitle } from '../../offers/clean-job-title.ts'
import type { CareerFacts } from '../../plan/facts.ts'
import type { Need } from '../../plan/need.ts'
import type { Plan } from '../../plan/plan.ts'
import type { Slots } from '../draft.ts'
import type { LetterType, Tone } from '../request.ts'
import { englishEmployer } from './employer.ts'
import type { EnglishFacts, EnglishJob } from './facts.ts'
import { listed } from './frame.ts'
import { englishTitle } from './job-title.ts'
import { englishPlace } from './place.ts'
import { tellingOf } from './post.ts'
import { inflect, readEnglishPhrase } from './verb-forms.ts'

/** All that the moves of an English letter read. */
export type EnglishLetter = {
  readonly plan: Plan
  readonly facts: CareerFacts
  readonly english: EnglishFacts
  /** Jobs that the letter tells, most telling first. */
  readonly argued: readonly EnglishJob[]
  readonly type: LetterType
  readonly tone: Tone
  readonly slots: Slots
  /** Whole English sentences of the person: why them. */
  readonly motive: readonly string[]
  /** Whole English sentences of the person on what they did. */
  readonly ownWords: readonly string[]
  readonly start?: string
}

export type EnglishPost = {
  readonly jobTitle: string
  readonly company: string
  readonly place?: string
  readonly type: LetterType
  readonly situation: Plan['situation']
}

/** Slots of the letter: the post, the employer, the town. */
export function postSlots(
  { jobTitle, company, place, type, situation }: EnglishPost,
  { gender }: CareerFacts,
  towns: ReadonlyMap<string, string> | undefined,
): Slots {
  const title = type === 'motivation' || type === 'scholarship' ? undefined : postTitle(jobTitle, gender)
  const employer = englishEmployer(company, towns)
  const town = place ? englishPlace(place, towns) : undefined
  const isSaid = town !== undefined && (employer?.name ?? '').includes(town.slice(3))
  return {
    ...(title && { T: title.title, aT: title.a, post: `the ${title.title} ${kindOfPost(situation)}` }),
    ...(!title && { post: officialPost(jobTitle) }),
    ...(employer?.name && { E: employer.name, atE: employer.at }),
    ...(town && !isSaid && { place: town }),
    placement: type === 'internship' ? 'an internship' : 'an apprenticeship',
    ...tellingOf(jobTitle, type),
  }
}

const kindOfPost = (situation: Plan['situation']): string =>
  situation === 'internship' || situation === 'apprenticeship' ? situation : 'post'

/** The post by what British readers call it; the trade alone, where the offer adds what is no part of it. */
function postTitle(raw: string, gender: CareerFacts['gender']): ReturnType<typeof englishTitle> {
  const cleaned = cleanJobTitle(raw, gender)
  const title = englishTitle(cleaned, gender) ?? englishTitle(raw, gender)
  return title && /^(?:intern|apprentice)$/u.test(title.title) ? undefined : title
}

/** A post that English has no name for keeps its own, between quotation marks. */
function officialPost(raw: string): string {
  const name = cleanJobTitle(raw)
  const isSayable =
    name !== '' &&
    name.split(' ').length <= 6 &&
    name.length <= 50 &&
    !/[/()[\]|:;@#\d«»"“”]|\s-\s|[.,]/u.test(name)
  return isSayable ? `the post of “${name.charAt(0).toUpperCase() + name.slice(1)}”` : 'this post'
}

/** Where one worked: «at Flunch», «at Flunch in Lyon»; `where` is undefined without both. */
export function jobSlots(job: EnglishJob): Slots {
  const { title, employer, place, period, duration } = job
  const where = employer ? [employer.at, place].filter(Boolean).join(' ') : place
  return {
    ...(title && { jaT: title.a }),
    ...(where && { where, at: employer?.at ?? where, jat: employer?.at ?? where }),
    ...(period && { period, jperiod: period }),
    ...(duration && { dur: duration, jdur: duration }),
  }
}

/** The base form and the gerund of one need, and of two together. */
export function needSlots(base: string, gerund: string, need: Need | undefined, said = ''): Slots {
  const phrase = need?.concept && readEnglishPhrase(need.concept.english)
  if (!phrase || (said !== '' && plainLetters(said).includes(plainLetters(inflect(phrase, 'gerund')))))
    return {}
  return { [base]: phrase.text, [gerund]: inflect(phrase, 'gerund') }
}

export function pairSlots(base: string, gerund: string, needs: readonly Need[]): Slots {
  const phrases = needs.flatMap(({ concept }) => (concept ? (readEnglishPhrase(concept.english) ?? []) : []))
  if (phrases.length < 2) return {}
  return {
    [base]: listed(phrases.map(({ text }) => text)),
    [gerund]: listed(phrases.map((phrase) => inflect(phrase, 'gerund'))),
  }
}

/** The need is answered by a task of this job that the letter can tell. */
export const isStrong = (job: EnglishJob, need: Need | undefined): boolean =>
  need?.concept !== undefined && job.tasks.some(({ concept }) => concept?.id === need.concept?.id)

/** The occupation of the job is one whose daily work the need is. */
export const isOfTrade = ({ pairs }: Plan, job: EnglishJob, need: Need | undefined): boolean =>
  pairs.some(
    (pair) =>
      pair.need.id === need?.id &&
      pair.proofs.some(({ fact, reason }) => fact === job.id && reason === 'same-occupation'),
  )

/** «welcome customers» and «advise customers» say too little that is new. */
export function sharesWords(one: Need, other: Need): boolean {
  const wordsOf = ({ concept }: Need) =>
    (concept?.english ?? '').split(/[^a-z’]+/u).filter((word) => word.length > 4)
  const known = wordsOf(other)
  const verbOf = ({ concept }: Need) => concept?.english.split(' ')[0]
  return verbOf(one) === verbOf(other) || wordsOf(one).some((word) => known.includes(word))
}
