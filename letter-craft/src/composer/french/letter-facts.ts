import { isBareNoun } from '../../career/task-objects.ts'
import { elides } from '../../french/elision.ts'
import type { Morphology } from '../../french/morphology.ts'
import { plainLetters } from '../../french/plain-letters.ts'
import { isPerson } from '../../french/word-forms.ts'
import { cleanJobTitle } from '../../offers/clean-job-title.ts'
import type { CareerFacts, FactEducation, FactJob } from '../../plan/facts.ts'
import { employerKey } from '../../plan/job-traits.ts'
import type { Need } from '../../plan/need.ts'
import type { Plan } from '../../plan/plan.ts'
import { employerForms } from '../../realisation/employer.ts'
import { inFeminine, withComplement } from '../../realisation/job-title.ts'
import { durationOf, readYearMonth, type YearMonth } from '../../realisation/period.ts'
import { atPlace } from '../../realisation/place.ts'
import { withAccents } from '../../realisation/with-accents.ts'
import type { Slots } from '../draft.ts'
import type { LetterType, Tone } from '../request.ts'
import { postTitles } from './post-titles.ts'

/** All that the moves of a letter read. */
export type LetterFacts = {
  readonly plan: Plan
  readonly facts: CareerFacts
  readonly type: LetterType
  readonly tone: Tone
  readonly now: YearMonth
  readonly morphology: Morphology
  /** Slots of the letter: the post, the employer, the town, the endings of the person’s gender. */
  readonly slots: Slots
  /** Whole sentences of the person: why them. */
  readonly motive: readonly string[]
  /** Whole sentences of the person on what they did. */
  readonly ownWords: readonly string[]
  readonly start?: string
  /** Words of a usual sentence of the person. */
  readonly sentenceWords?: number
  /** How much the letter tells beside what bears on the post. */
  readonly fullness: Fullness
}

/** Nothing else; what anybody would tell of themselves too; all that can be told. */
export type Fullness = 'bearing' | 'career' | 'all'

export type LetterRequest = {
  readonly jobTitle: string
  readonly company: string
  readonly place?: string
  /** Whether one meets the employer where the post is. */
  readonly isMet?: boolean
  readonly type: LetterType
  readonly tone: Tone
  readonly motive?: readonly string[]
  readonly ownWords?: readonly string[]
  readonly start?: string
  /** Whether «une caissière» reads as French; what does not is not named. */
  readonly isSoundTitle?: (group: string) => boolean
  /** Whether «chez Duval» reads as French. */
  readonly isSoundEmployer?: (at: string) => boolean
  /** The same title in the feminine, from the register of occupations. */
  readonly feminineOf?: (title: string) => string | undefined
}

export function letterFacts(
  request: LetterRequest,
  plan: Plan,
  facts: CareerFacts,
  now: YearMonth,
  morphology: Morphology,
): LetterFacts {
  const { type, tone } = request
  return {
    plan,
    facts,
    type,
    tone,
    now,
    morphology,
    slots: { ...postSlots(request, facts, morphology), ...genderSlots(facts) },
    motive: request.motive ?? [],
    ownWords: request.ownWords ?? [],
    ...(request.start && { start: request.start }),
    fullness: 'bearing',
  }
}

/** Houses for the elderly: what a title says of them, and how their names begin. */
const inHouseOfOld = / en (?:maison de retraite|ehpad)$/iu
const houseOfOld = /^(?:résidence|ehpad|maison de retraite)(?!\p{L})/iu

function postSlots(request: LetterRequest, facts: CareerFacts, morphology: Morphology): Slots {
  const found = postIn(request, facts, morphology)
  // «en maison de retraite» is said by «à la résidence Les Tamaris».
  const post =
    found && houseOfOld.test(request.company.trim())
      ? { ...found, title: found.title.replace(inHouseOfOld, '') }
      : found && asApprentice.test(found.title)
        ? { ...found, title: inFeminine(found.title.replace(asApprentice, ''), facts.gender, morphology) }
        : found
  const employer = employerForms(request.company)
  const { isSoundEmployer = () => true } = request
  const named = employer?.name !== undefined && isSoundEmployer(employer.at)
  const town = request.place ? atPlace(request.place) : undefined
  const isSaid = town !== undefined && employer?.at.includes(town.split(' ').at(-1) ?? '')
  return {
    ...(post && {
      T: post.title,
      une: `${post.article} ${post.title}`,
      dune: `d’${post.article} ${post.title}`,
    }),
    ...(named && employer && { E: employer.name, atE: employer.at }),
    ...(town &&
      (request.isMet ?? true) &&
      isElsewhere(town, facts) &&
      (request.motive ?? []).length === 0 && { town }),
    ...(town && !isSaid && { place: town }),
    ...placementSlots(request, post?.title),
  }
}

/** Whether nothing says that the person lives or works in this town already. */
const isElsewhere = (town: string, { jobs, education }: CareerFacts): boolean => {
  const name = plainLetters(town.split(' ').at(-1) ?? '')
  const lived = [
    ...jobs
      .filter(({ current, age = 0 }) => current || age < latelyMonths)
      .map(({ card }) => `${card.place} ${card.employer}`),
    ...education
      .filter(({ forms }) => forms.status === 'in-progress')
      .map(({ said, forms }) => `${said} ${forms.at ?? ''}`),
  ]
  return lived.every((place) => !plainLetters(place).includes(name))
}
const latelyMonths = 36

/** The post in the person’s gender; in the masculine, where only that is sound. */
function postIn(
  { jobTitle, type, isSoundTitle = () => true, feminineOf = () => undefined }: LetterRequest,
  { gender }: CareerFacts,
  morphology: Morphology,
): { title: string; article: string } | undefined {
  for (const wanted of gender === 'feminine'
    ? (['feminine', 'masculine'] as const)
    : (['masculine'] as const)) {
    const bare = cleanJobTitle(jobTitle, wanted)
      .replace(/ pour le (?=(?:service|pôle|secteur|département) )/iu, ' du ')
      .replace(besideTitle, '')
      .trim()
    const cleaned = withAccents(type === 'apprenticeship' ? bare.replace(learner, '') : bare, morphology)
    // «Stage M2 - Microbiologie»: the letter says that it is one.
    if (type === 'internship' && /^stages?(?= |$)/iu.test(cleaned)) return undefined
    // «Alternance BTS Maintenance»: a diploma is no post.
    if (type === 'apprenticeship' && ofDiploma.test(cleaned)) return undefined
    for (const written of postTitles(
      cleaned
        .replace(/(?<! la) petite enfance(?!\p{L})/iu, ' de la petite enfance')
        .replace(/(?<=service) (?=(?:crèche|cuisine|école|salle|collectivité)$)/iu, ' en '),
    ).map((title) => withoutJuxtaposed(withComplement(title, morphology), morphology))) {
      const title = (wanted === 'feminine' ? feminineOf(written) : undefined) ?? written
      const [head = ''] = title.split(/[ ’-]/u)
      const nouns = morphology.readings(head).filter(({ pos }) => pos === 'NOUN')
      const own =
        nouns.length > 0 && nouns.every((one) => one.gender === nouns[0]?.gender)
          ? nouns[0]?.gender
          : undefined
      const article = (own === undefined ? wanted === 'feminine' : own === 'f') ? 'une' : 'un'
      if (isSoundTitle(`${article} ${title}`)) return { title, article }
    }
  }
  return undefined
}

/**
 * «conductrice de ligne conditionnement agro» → «conductrice de ligne»: what stands behind a title without a word of
 * grammar is the recruiter’s telegram; «menuisier agenceur» are two trades of one.
 */
function withoutJuxtaposed(title: string, morphology: Morphology): string {
  const words = title.split(' ')
  const cut = words.findIndex((word, at) => {
    const before = words[at - 1] ?? ''
    if (at === 0 || !/^\p{L}{4,}$/u.test(word) || !/^[\p{L}&’-]+$/u.test(before)) return false
    if (
      /^(?:de|du|des|d’.*|en|à|au|aux|et|ou|sur|pour|la|le|les|l’.*|chez|avec|dans|petite?s?|jeunes?|grande?s?|haute?s?|première?s?|service|pôle|secteur|département|full|front|back)$/u.test(
        before,
      )
    )
      return false
    const isNoun =
      isBareNoun(word, morphology) &&
      !/^(?:full|stack|front|back|logiciel|systèmes?|réseaux?|conseil|terrain|support|web|qualité|produit|projet|clientèle|client|paie|export|import|grand|premier)$/u.test(
        word,
      )
    return isNoun && !isPerson(morphology, word)
  })
  const short = cut < 1 ? title : words.slice(0, cut).join(' ')
  return tellsLittleAlone.test(short) ? title : short
}

const tellsLittleAlone =
  /^(?:agente?|aide|employée?|chargée?|cheffe?|assistante?|adjointe?|opérat(?:eur|rice)|conduct(?:eur|rice)|technicien(?:ne)?|responsable|conseill(?:er|ère)|ouvri(?:er|ère)|auxiliaire|gestionnaire|ingénieure?|réception|gestion)$/u

/** «apprenti poissonnier»: the letter says that one learns. */
const learner = /^(?:apprentie?|alternante?)(?: en| de| d’)?\s+(?=\p{L}{4})/iu

const ofDiploma =
  /^(?:BTS|BTSA|BUT|DUT|CAP|CAPa|bac|baccalauréat|licence|master|mastère|bachelor|titre|BP|DEUST|DE|BPJEPS|DCG|DSCG|mention)(?!\p{L})/iu

const besideTitle =
  /\s*\([^()]*\)|\s(?:pour (?:la|l’|le|les)|en (?:alternance|apprentissage|stage|CDI|CDD|contrat)|saison)(?!\p{L}).*$/giu

/** «apprentie CAP accompagnante éducative»: the placement says it. */
const asApprentice = /^[Aa]pprentie? (?:(?:en )?(?:CAP|BP|BTS|MC|TP|[Bb]ac pro) )?(?=\p{Ll}{3})/u

/** What the other types of letters ask for. */
function placementSlots({ type, jobTitle }: LetterRequest, title: string | undefined): Slots {
  if (type === 'scholarship') {
    const [title = ''] = jobTitle.trim().split(/ [-–—|] /u)
    const named = /^bourse\s+\p{L}/iu.test(title) && title.length < 60
    const name = named ? title.charAt(0).toLowerCase() + title.slice(1) : 'bourse'
    return { aidE: named ? `la ${name}` : 'une bourse', laidE: named ? `la ${name}` : 'votre bourse' }
  }
  if (type === 'motivation')
    return title === undefined ? { program: 'votre formation' } : { program: programName(jobTitle.trim()) }
  if (type === 'internship')
    return { placement: 'un stage', dplacement: 'de stage', cette: 'ce stage', placed: 'stage' }
  return {
    placement: 'une alternance',
    dplacement: 'd’alternance',
    cette: 'cette alternance',
    placed: 'alternance',
  }
}

const programName = (raw: string): string => {
  const small = /^\p{Lu}{2,}/u.test(raw) ? raw : raw.charAt(0).toLowerCase() + raw.slice(1)
  if (/^(?:licence|formation|école|classe|prépa)/u.test(small))
    return elides(small) ? `l’${small}` : `la ${small}`
  return /^(?:bts|but|dut|master|bachelor|diplôme|cap|bac|doctorat|titre|deust|du|m1|m2|programme|mastère)/iu.test(
    small,
  )
    ? `le ${small}`
    : `la formation ${small}`
}

/** Forms that need the person’s gender; without it, the frames that use them are left. */
const genderSlots = ({ gender }: CareerFacts): Slots =>
  gender === undefined
    ? {}
    : gender === 'feminine'
      ? { fin: 'e', ravi: 'ravie', heureux: 'heureuse' }
      : { fin: '', ravi: 'ravi', heureux: 'heureux' }

/** «deux ans»; from years alone only what is surely long: «2003-2005» may be three summers. */
export const lengthOf = ({ card, period = '' }: FactJob, now: YearMonth): string | undefined => {
  // Seasons with a gap between them: their ends tell no length.
  if (/ et en |, puis /u.test(period)) return undefined
  const isExact = card.from.includes('-') && (card.current || card.to.includes('-'))
  const years = Number((card.current ? `${now.year}` : card.to).slice(0, 4)) - Number(card.from.slice(0, 4))
  return isExact || years >= 4 ? durationOf(card, now) : undefined
}

/** An earlier post at the same employer that led to this one. */
export function postBefore(job: FactJob, jobs: readonly FactJob[]): FactJob | undefined {
  const key = employerKey(job)
  if (key === '' || !job.card.from) return undefined
  return jobs.find(
    (one) =>
      one.id !== job.id &&
      employerKey(one) === key &&
      one.title?.isPerson === true &&
      one.title.title !== job.title?.title &&
      one.card.to !== '' &&
      one.card.to.slice(0, 4) <= job.card.from.slice(0, 4) &&
      one.card.from < job.card.from,
  )
}

/**
 * `rise`: «, après y avoir été vendeuse de 2007 à 2011»; where one post followed the other, `first` and `since` too, and
 * `until` of what has ended: «depuis 2007, d’abord comme vendeuse».
 */
export function riseOf(before: FactJob | undefined, job: FactJob): Slots {
  if (!before?.title) return {}
  const [since, turn] = [before.card.from.slice(0, 4), job.card.from.slice(0, 4)]
  const until = job.current ? '' : job.card.to.slice(0, 4)
  // «Décembre 2021», then «janvier 2022»
  const [end, start] = [readYearMonth(before.card.to), readYearMonth(job.card.from)]
  const isNext =
    (end?.month ?? 12) === 12 && (start?.month ?? 1) === 1 && (end?.year ?? 0) + 1 === start?.year
  const follows = since !== '' && since < turn && (before.card.to.slice(0, 4) === turn || isNext)
  return {
    rise: [', après y avoir été', before.title.title, before.period].filter(Boolean).join(' '),
    ...(follows && (job.current || turn < until) && { first: before.title.title, since }),
    ...(follows && turn < until && { until, turn }),
  }
}

/** A sentence that names the post before is also about its card. */
export const withRise = <Said extends { text: string; facts: readonly string[] }>(
  said: Said | undefined,
  before: FactJob | undefined,
): Said | undefined =>
  said && before && /après y avoir été|d’abord /u.test(said.text)
    ? { ...said, facts: [...said.facts, before.id] }
    : said

/** Slots of a job: `jT`, `jat`, `jperiod`, `jdur`, and `rise`, the post it grew from. */
export function jobSlots(job: FactJob, now: YearMonth, jobs: readonly FactJob[] = []): Slots {
  const title = job.title?.isPerson ? job.title.title : undefined
  const town =
    job.at && !(job.employer?.at.includes(job.at.split(' ').at(-1) ?? '') ?? false) ? job.at : undefined
  const where = job.employer ? [job.employer.at, town].filter(Boolean).join(', ') : town
  const duration = lengthOf(job, now)
  return {
    ...(title !== undefined && { jT: title }),
    // Only the employer: a town between commas would break most sentences.
    ...(where !== undefined && { jat: job.employer?.at ?? where }),
    ...(job.period !== undefined && { jperiod: job.period, jperiodc: job.period }),
    ...(duration !== undefined && { jdur: duration }),
    ...riseOf(postBefore(job, jobs), job),
  }
}

/**
 * Slots of a need, an infinitive and a noun, without the words that were `said`: in the wording that is nearest to the
 * offer; the noun is that of the first.
 */
export function needSlots(
  [infinitive, noun]: readonly [string, string],
  { concept, label }: Need,
  said = '',
): Slots {
  if (!concept) return {}
  const isNew = (words: string) => !said.includes(plainLetters(words))
  return {
    ...(isNew(label) && { [infinitive]: label }),
    ...(label === concept.does[0] &&
      isNew(concept.noun.replace(/^(?:la |le |les |l’)/u, '')) && { [noun]: concept.noun }),
  }
}

export function educationSlots({ forms }: FactEducation): Slots {
  return {
    dip: forms.my,
    undip: forms.a,
    fe: forms.gender === 'f' ? 'e' : '',
    // «(SMBS)» goes behind a diploma, and opens no sentence.
    ...(forms.at && {
      datp: forms.at,
      datc: forms.at.startsWith('(') ? ` ${forms.at}` : `, ${forms.at}`,
      daty: forms.at.startsWith('(') ? forms.at : `, ${forms.at},`,
    }),
    ...(forms.at && !forms.at.startsWith('(') && { dat: forms.at }),
    ...(forms.year !== undefined && { dyear: `${forms.year}` }),
    ...(forms.year !== undefined && { inyear: ` en ${forms.year}` }),
  }
}
