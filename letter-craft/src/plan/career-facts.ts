import type { EducationStatus, JobKind } from '../career/career.ts'
import type { Occupations } from '../career/occupations.ts'
import type { Morphology } from '../french/morphology.ts'
import { plainLetters } from '../french/plain-letters.ts'
import { type DiplomaForms, diplomaForms } from '../realisation/education.ts'
import { type EmployerForms, employerForms } from '../realisation/employer.ts'
import { type TitleForms, titleForms } from '../realisation/job-title.ts'
import { monthsOf, periodOf, readYearMonth, type YearMonth } from '../realisation/period.ts'
import { atPlace } from '../realisation/place.ts'
import { readTasks } from '../realisation/task.ts'
import type { PersonGender, VerbPhrase } from '../realisation/verb-phrase.ts'

/** The confirmed cards that a letter may use; ids are those of the career. */
export type CareerCards = {
  jobs: readonly {
    id: string
    kind: JobKind
    title: string
    employer: string
    employerKind: string
    place: string
    from: string
    to: string
    current: boolean
    tasks: readonly string[]
    results: readonly { text: string; year: string }[]
  }[]
  education: readonly {
    id: string
    diploma: string
    field: string
    school: string
    place: string
    from: string
    to: string
    status: EducationStatus
    details: readonly string[]
  }[]
  certificates: readonly { id: string; name: string; year: string }[]
  languages: readonly { id: string; name: string; level: string; cefr: string }[]
  tools: readonly { id: string; name: string }[]
  interests: readonly { id: string; name: string; used: boolean }[]
}

/** What reading facts needs: the dictionary, the register of occupations, and how titles begin. */
export type FactDeps = {
  readonly morphology: Morphology
  readonly occupations: Occupations
  /** First words of the titles of the register, in plain letters. */
  readonly titleHeads: ReadonlySet<string>
  /** Towns as maps write them, by their letters without accents: see `placeKey`. */
  readonly towns?: ReadonlyMap<string, string>
  /** Whether a sentence is sound French; what is not is said shorter, or left out. */
  readonly isSound?: (sentence: string) => boolean
}

type JobCard = CareerCards['jobs'][number]
type EducationCard = CareerCards['education'][number]

/** A job as sentences can tell it. */
export type FactJob = {
  readonly id: string
  readonly card: JobCard
  readonly title?: TitleForms
  readonly employer?: EmployerForms
  /** «à Lyon» */
  readonly at?: string
  /** «de mars 2018 à juin 2020» */
  readonly period?: string
  readonly months?: number
  /** Months since it ended, 0 while it lasts; undefined without dates. */
  readonly age?: number
  readonly current: boolean
  readonly tasks: readonly VerbPhrase[]
  readonly results: readonly VerbPhrase[]
  /** Code of the ROME register of its title. */
  readonly code?: string
  /** All that the card says, in plain letters, for matching. */
  readonly said: string
}

export type FactEducation = {
  readonly id: string
  readonly card: EducationCard
  readonly forms: DiplomaForms
  readonly said: string
}

export type CareerFacts = {
  readonly gender: PersonGender
  /** Latest first. */
  readonly jobs: readonly FactJob[]
  readonly education: readonly FactEducation[]
  readonly certificates: CareerCards['certificates']
  readonly languages: CareerCards['languages']
  readonly tools: CareerCards['tools']
  readonly interests: CareerCards['interests']
}

/** Reads confirmed cards into facts that sentences can hold; `now` tells how long a current job has lasted. */
export function readFacts(
  cards: CareerCards,
  gender: PersonGender,
  now: YearMonth,
  deps: FactDeps,
): CareerFacts {
  return {
    gender,
    jobs: cards.jobs
      .map((card) => readJob(card, gender, now, deps))
      .sort((one, other) => endOf(other.card) - endOf(one.card)),
    education: cards.education
      .flatMap((card) => {
        const forms = soundDiploma(statusAt(card, now), deps)
        const said = plainLetters([card.diploma, card.field, ...card.details].join(' '))
        return forms ? [{ id: card.id, card, forms, said }] : []
      })
      .sort((one, other) => (other.forms.year ?? 0) - (one.forms.year ?? 0)),
    certificates: cards.certificates,
    languages: cards.languages,
    tools: cards.tools,
    interests: cards.interests,
  }
}

/** For sorting: what lasts comes before what has ended. */
function endOf({ current, to, from }: JobCard): number {
  if (current) return 9_999_99
  const end = readYearMonth(to) ?? readYearMonth(from)
  return end ? end.year * 100 + (end.month ?? 6) : 0
}

function readJob(card: JobCard, gender: PersonGender, now: YearMonth, deps: FactDeps): FactJob {
  const { morphology, occupations, isSound = () => true } = deps
  const title = withStatus(soundTitle(card.title, gender, deps), card)
  const employer = employerForms(card.employer)
  const at = atPlace(card.place, deps.towns)
  const period = periodOf(card)
  const months = monthsOf(card, now)
  const age = ageOf(card, now)
  const code = title?.isPerson ? occupationCode(card.title, occupations) : undefined
  return {
    id: card.id,
    card,
    current: card.current,
    tasks: readTasks(card.tasks, morphology).filter(({ text }) => isSound(`Je devais ${text}.`)),
    results: readTasks(
      card.results.map(({ text }) => text),
      morphology,
    ).filter(({ text }) => isSound(`Je devais ${text}.`)),
    said: plainLetters([card.title, ...card.tasks, ...card.results.map(({ text }) => text)].join('\n')),
    ...(title && { title }),
    ...(employer && { employer }),
    ...(at && { at }),
    ...(period && { period }),
    ...(months !== undefined && { months }),
    ...(age !== undefined && { age }),
    ...(code && { code }),
  }
}

const statuses: Partial<Record<JobKind, readonly [string, RegExp]>> = {
  internship: [' en stage', /stag/iu],
  apprenticeship: [' en alternance', /apprenti|alternan/iu],
  volunteering: [' bénévole', /b[ée]n[ée]vol|volontaire/iu],
}

/** «vendeuse en stage», «trésorière bénévole»: a post is not told for more than it was. */
function withStatus(title: TitleForms | undefined, { kind }: JobCard): TitleForms | undefined {
  const [status = '', said] = statuses[kind] ?? []
  if (!title?.isPerson || status === '' || said?.test(title.title)) return title
  // «vice-trésorière bénévole du bureau des élèves»
  const placed = (words: string): string =>
    kind === 'volunteering' ? words.replace(/(?= (?:de|du|des|d’|à|au|aux) ?|$)/u, status) : words + status
  return { ...title, title: placed(title.title), a: placed(title.a) }
}

/** A title as typed; where its words do not agree, its first word alone: «directrice». */
function soundTitle(raw: string, gender: PersonGender, deps: FactDeps): TitleForms | undefined {
  const { morphology, titleHeads, isSound = () => true } = deps
  for (const words of [raw, raw.split(/[\s/,(–-]/u)[0] ?? '']) {
    const forms = titleForms(words, gender, morphology, titleHeads)
    if (forms && isSound(`J’étais ${forms.title} à Lyon.`)) return forms
  }
  return undefined
}

/** A diploma of a year to come is still being prepared. */
const statusAt = (card: EducationCard, now: YearMonth): EducationCard => {
  const end = readYearMonth(card.to)
  const isToCome =
    end !== undefined &&
    (end.year > now.year || (end.year === now.year && (end.month ?? 0) > (now.month ?? 12)))
  return card.status === 'obtained' && isToCome ? { ...card, status: 'in-progress' } : card
}

/** A diploma as typed; without its field, where the words of it do not agree. */
function soundDiploma(
  card: EducationCard,
  { morphology, isSound = () => true }: FactDeps,
): DiplomaForms | undefined {
  const short = { ...card, diploma: card.diploma.split(' ')[0] ?? '', field: '' }
  for (const told of [card, short]) {
    const forms = diplomaForms(told, morphology)
    if (forms && isSound(`J’ai obtenu ${forms.my} en 2020.`)) return forms
  }
  return undefined
}

function ageOf({ current, to, from }: JobCard, now: YearMonth): number | undefined {
  if (current) return 0
  const end = readYearMonth(to) ?? readYearMonth(from)
  return end && Math.max(0, (now.year - end.year) * 12 + ((now.month ?? 6) - (end.month ?? 6)))
}

const stem = (word: string): string =>
  word.length > 4 ? word.replace(/(?:euses?|rices?|eurs?|ieres?|iers?|iennes?|iens?|ees?|es?|s)$/u, '') : word
const wordsOf = (text: string): string[] =>
  plainLetters(text)
    .split(/[^a-z0-9+#]+/u)
    .filter((word) => word.length > 2 && !/^(?:des|les|aux|sur|par|pour|avec)$/u.test(word))
    .map(stem)

/** The code of the occupation that a title names; undefined where the register has no title like it. */
export function occupationCode(title: string, occupations: Occupations): string | undefined {
  const own = wordsOf(
    title.replace(/\s(?:pour|en alternance|en apprentissage|secteur|saison)(?!\p{L}).*$/iu, ''),
  )
  const [head] = own
  if (head === undefined) return undefined
  let best: { code: string; share: number } | undefined
  for (const found of [
    ...occupations.search(title, 8),
    ...occupations.search(own.slice(0, 2).join(' '), 4),
    ...occupations.search(title.split(' ')[0] ?? '', 4),
  ])
    for (const name of [found.masculine, found.feminine]) {
      const words = wordsOf(name)
      if (words[0] !== head) continue
      const shared = own.filter((word) => words.includes(word)).length
      // «Directrice», «agent», «chargée»: the first word alone names no occupation.
      if (shared < 2 && (vague.test(head) || words.length > 1)) continue
      // «Secrétaire» is what «secrétaire après-vente automobile» is; «agent» alone says nothing.
      const isPart = shared === words.length
      const share = (isPart ? 0.6 : 0) + shared / own.length - Math.max(0, words.length - shared) * 0.1
      if (!best || share > best.share) best = { code: found.code, share }
    }
  return best && best.share >= 0.6 ? best.code : undefined
}

const vague =
  /^(?:agent|employ|assistant|responsab|charg|chef|aid|technici|ingenieur|operat|ouvri|manag|directeur|directric|direct|conseill|collabora|adjoint|auxiliair|apprenti|stagiair|gestionnair|consultant|animat|formateur|format|membre|coordinat|coordonnat)/u
