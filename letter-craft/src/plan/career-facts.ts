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
import { type PersonGender, readVerbPhrase, type VerbPhrase } from '../realisation/verb-phrase.ts'
import { occupationCode } from './occupation-code.ts'

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
  /** A sentence with its certain faults mended. */
  readonly mend?: (sentence: string) => string
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
    jobs: joinedSeasons(
      ownTasks(cards.jobs)
        .map((card) => readJob(card, gender, now, deps))
        .sort((one, other) => endOf(other.card) - endOf(one.card)),
    ),
    education: cards.education
      .flatMap((card) => {
        const forms = soundDiploma(statusAt(card, now), deps)
        const said = plainLetters([card.diploma, card.field, ...card.details].join(' '))
        return forms ? [{ id: card.id, card, forms, said }] : []
      })
      .sort((one, other) => (other.forms.year ?? 0) - (one.forms.year ?? 0)),
    certificates: cards.certificates.flatMap(licencesIn),
    languages: cards.languages,
    tools: cards.tools,
    interests: cards.interests,
  }
}

/** «B-C-EB» are three licences to drive; «pemis B» is one. */
function licencesIn(card: CareerCards['certificates'][number]): CareerCards['certificates'] {
  const letters = /^\s*(?:pe?r?mis\s+)?((?:[ABCD]1?E?|BE|EB)(?:\s*[-,/&]\s*(?:[ABCD]1?E?|EB|EC))*)\s*$/u.exec(
    card.name.replace(/^\s*pe?r?mis/iu, 'permis'),
  )?.[1]
  if (!letters || (!/mis/iu.test(card.name) && !/[-,/&]/u.test(letters))) return [card]
  return letters.split(/\s*[-,/&]\s*/u).map((letter) => ({ ...card, name: `permis ${letter}` }))
}

/** A line that says what the employer is: «Éditeur de logiciels…», «Leader en…». */
const ofEmployer =
  /^(?:leader|[ée]diteur|cabinet|fournisseur|entreprise|soci[ée]t[ée]|groupe|sp[ée]cialiste|acteur|start-?up|agence|association|fondation|[ée]tablissement|filiale|pme|eti|distributeur|fabricant|constructeur|op[ée]rateur|prestataire|n°\s?1|num[ée]ro)(?!\p{L})/iu

/**
 * Where a career presents its employers, one line a job, every such line does: «Développement de solutions…» between
 * «Éditeur de…» and «Cabinet de…» is no task.
 */
function ownTasks(jobs: readonly JobCard[]): readonly JobCard[] {
  const presents = jobs.filter(({ tasks }) => tasks.length === 1 && ofEmployer.test(tasks[0] ?? ''))
  if (presents.length < 2)
    return jobs.map((job) => ({ ...job, tasks: job.tasks.filter((line) => !ofEmployer.test(line)) }))
  return jobs.map((job) =>
    job.tasks.length === 1 && job.kind === 'employment' ? { ...job, tasks: [] } : job,
  )
}

/** The same post at the same employer, season after season, is told once: its tasks together, «en 2019 et en 2020». */
function joinedSeasons(jobs: readonly FactJob[]): FactJob[] {
  const joined: FactJob[] = []
  for (const job of jobs) {
    const at = joined.findIndex(
      (one) =>
        one.title !== undefined &&
        one.title.title === job.title?.title &&
        job.card.employer !== '' &&
        one.card.employer === job.card.employer &&
        (isSeason(job) && isSeason(one) ? true : follows(one, job)),
    )
    const later = joined[at]
    if (later) joined[at] = withSeason(later, job)
    else joined.push(job)
  }
  return joined
}

/** Within one year. */
const isSeason = ({ card }: FactJob): boolean =>
  !card.current && card.from !== '' && card.from.slice(0, 4) === (card.to || card.from).slice(0, 4)

/** One began as the other ended. */
function follows(later: FactJob, earlier: FactJob): boolean {
  const [end, start] = [readYearMonth(earlier.card.to), readYearMonth(later.card.from)]
  if (!end || !start) return false
  const months = (start.year - end.year) * 12 + ((start.month ?? 1) - (end.month ?? 12))
  return end.month === undefined || start.month === undefined ? end.year === start.year : months <= 2
}

function withSeason(later: FactJob, earlier: FactJob): FactJob {
  const years = [earlier, later].map(({ card }) => card.from.slice(0, 4))
  const card = { ...later.card, from: earlier.card.from || later.card.from }
  const isApart = isSeason(later) && years[0] !== years[1] && !follows(later, earlier)
  const period = isApart ? `en ${years[0]} et en ${years[1]}` : periodOf(card)
  return {
    ...later,
    card,
    tasks: [
      ...later.tasks,
      ...earlier.tasks.filter(({ text }) => later.tasks.every((own) => own.text !== text)),
    ],
    results: [...later.results, ...earlier.results],
    said: `${later.said}\n${earlier.said}`,
    ...(period && { period }),
    ...(later.months !== undefined && { months: later.months + (earlier.months ?? 0) }),
  }
}

/** For sorting: what lasts comes before what has ended. */
function endOf({ current, to, from }: JobCard): number {
  if (current) return 9_999_99
  const end = readYearMonth(to) ?? readYearMonth(from)
  return end ? end.year * 100 + (end.month ?? 6) : 0
}

function readJob(card: JobCard, gender: PersonGender, now: YearMonth, deps: FactDeps): FactJob {
  const { occupations } = deps
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
    // «Accompagnement des réfugiés» in the place of a title is what one did.
    tasks: title?.isPerson
      ? soundTasks(card.tasks, deps)
      : [
          ...soundTasks([card.title], deps).filter(({ text }) => !text.startsWith('assurer ')),
          ...soundTasks(card.tasks, deps),
        ],
    results: soundTasks(
      card.results.map(({ text }) => text),
      deps,
    ),
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

/** Tasks in sound French; a slip that has one remedy is mended, and what stays faulty is left out. */
function soundTasks(lines: readonly string[], deps: FactDeps): VerbPhrase[] {
  const { morphology, isSound = () => true } = deps
  return readTasks(lines, morphology).flatMap((phrase) => {
    if (isSound(`Je devais ${phrase.text}.`)) return [phrase]
    const mended = mendedIn('Je devais ', phrase.text, deps)
    const again = mended === undefined ? undefined : readVerbPhrase(mended, morphology)
    return again ? [again] : []
  })
}

/** A group of words, mended where it stands in a sentence; undefined where it is still unsound. */
function mendedIn(
  start: string,
  words: string,
  { mend, isSound = () => true }: FactDeps,
): string | undefined {
  const mended = mend?.(`${start}${words}.`)
  if (!mended?.startsWith(start) || !mended.endsWith('.') || !isSound(mended)) return undefined
  return mended.slice(start.length, -1)
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

/** A title as typed; where its words do not agree, its first words: «ingénieure», «chargée de mission». */
function soundTitle(raw: string, gender: PersonGender, deps: FactDeps): TitleForms | undefined {
  const { morphology, titleHeads, isSound = () => true } = deps
  const words = raw.split(' ')
  const shorter = words
    .map((_, at) => words.slice(0, words.length - at).join(' '))
    .filter((title) => !/(?:^| )(?:de|du|des|d’|à|au|aux|en|et|la|le|les|-|–|\/|,|&)$/iu.test(title))
  // «Account Manager (Chargée d’affaires)»: the French title stands in the bracket.
  const bracket = /\((\p{L}[^()]{5,})\)/u.exec(raw)?.[1]
  // «Service en salle et barmaid»
  const second = raw.split(/\s+et\s+|\s*[/&+]\s*/u)[1]
  const isSoundTitle = ({ title }: TitleForms) =>
    isSound(`J’étais ${title} à Lyon.`) && isSound(`Je suis ${title} chez Renault depuis janvier 2022.`)
  const written = [raw, ...(bracket ? [bracket] : []), ...shorter, raw.split(/[\s/,(–-]/u)[0] ?? '']
  const found = [...written, ...(second ? [second] : [])].flatMap((title) => {
    const forms = titleForms(title, gender, morphology, titleHeads)
    return forms && isSoundTitle(forms) ? [forms] : []
  })
  // «Service en salle et barmaid» is a person too.
  return found.find(({ isPerson }) => isPerson) ?? found[0]
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
function soundDiploma(card: EducationCard, deps: FactDeps): DiplomaForms | undefined {
  const { morphology, isSound = () => true } = deps
  const whole = [card.diploma, card.field].filter(Boolean).join(' ')
  const mended = mendedIn('J’ai préparé un ', whole, deps)
  const short = { ...card, diploma: card.diploma.split(' ')[0] ?? '', field: '' }
  for (const told of [
    card,
    ...(mended === undefined ? [] : [{ ...card, diploma: mended, field: '' }]),
    short,
  ]) {
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
