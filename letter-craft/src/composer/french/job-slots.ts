import { withA, withDe } from '../../french/contraction.ts'
import type { Morphology } from '../../french/morphology.ts'
import type { FactJob } from '../../plan/facts.ts'
import type { YearMonth } from '../../realisation/period.ts'
import { inFirstPerson, type PersonGender, type VerbPhrase } from '../../realisation/verb-phrase.ts'
import type { Slots } from '../draft.ts'
import { lengthOf, riseOf } from './letter-facts.ts'
import { chargedWith, isAchievement, isThing, list, thingsOfAll, together } from './task-list.ts'

export type TellOptions = {
  readonly gender: PersonGender
  readonly now: YearMonth
  /** The sentence before named this job. */
  readonly isKnown?: boolean
  /** The sentence before has ended with what the offer asks. */
  readonly isTied?: boolean
  /** The letter has given its title and dates. */
  readonly isIntroduced?: boolean
  /** The sentence before told another post at the same employer: whether this one came before it, or after. */
  readonly atSameHouse?: 'before' | 'after' | undefined
  readonly isEarlier?: boolean
  /** Whether another job was told since: «ces années» would be those. */
  readonly isFollowing?: boolean
  /** Whether the person held another post at the same employer. */
  readonly isShared?: boolean
  /** Whether the person bore the same title elsewhere too: it does not tell which job is meant. */
  readonly isNamesake?: boolean
  readonly needs?: readonly string[]
  /** Words of a usual sentence of the writer. */
  readonly sentenceWords?: number | undefined
  /** The post that led to this one, at the same employer. */
  readonly before?: FactJob | undefined
}

/** «Stage de recherche en optique»: an internship whose title says what it was about. */
export const isNamedPlacement = ({ title }: FactJob): boolean =>
  title !== undefined && !title.isPerson && /^stage /u.test(title.title)

/** Months: what was done in a stay as short as this is told as done, and not as a habit. */
const shortStay = { internship: 12, other: 6 }

export const isShort = ({ card, months, current, stays = [] }: FactJob): boolean =>
  !current &&
  // What was done in one of two seasons was no habit of both.
  (stays.filter(({ tasks }) => tasks.length > 0).length > 1 ||
    (months === undefined
      ? card.kind === 'internship' || isOfOneYear(card)
      : months <= (card.kind === 'internship' ? shortStay.internship : shortStay.other)))

/** «2022», without months. */
const isOfOneYear = ({ from, to }: FactJob['card']): boolean =>
  (from || to) !== '' && (from || to).slice(0, 4) === (to || from).slice(0, 4)

/** Whether tasks are told as done, not as a habit. */
export const areDone = (job: FactJob, tasks: readonly VerbPhrase[]): boolean =>
  !job.current &&
  // What one was in charge of lasted.
  !tasks.some(({ text }) => text.startsWith('s’occuper ')) &&
  (isShort(job) || tasks.every(isAchievement))

/** Share of its tasks that a post is said to be made of. */
const mostOfPost = 0.6

/** What the frames of a job may hold; what is not known is left out. */
export function jobFrameSlots(
  job: FactJob,
  tasks: readonly VerbPhrase[],
  morphology: Morphology,
  { gender, now, before, isIntroduced = false, isShared = false }: TellOptions,
): Slots {
  const { current } = job
  const tense = areDone(job, tasks) ? 'perfect' : current ? 'present' : 'imperfect'
  const named = job.employer?.at ?? job.at
  // The whole name has just been read.
  const at = (isIntroduced || isShared) && named !== undefined ? shortPlace(named) : named
  const town = job.employer && job.at && !nameSays(job) ? job.at : undefined
  const inTense = (manner = {}) => together(tasks, tense, morphology, manner)
  // What one was in charge of lasted.
  const inPerfect = (manner = {}) =>
    current || tasks.some(isThing) ? undefined : together(tasks, 'perfect', morphology, manner)
  return {
    title: job.title?.isPerson ? job.title.title : undefined,
    placement: isNamedPlacement(job) ? job.title?.a : 'un stage',
    at,
    where: at === undefined ? undefined : [at, town].filter(Boolean).join(', '),
    period: job.period,
    dur: current ? undefined : lengthOf(job, now),
    ...riseOf(before, job),
    said: inTense(),
    each: inTense({ repeat: true }),
    done: inPerfect(),
    saidY: inTense({ clitic: 'y' }),
    eachY: inTense({ clitic: 'y', repeat: true }),
    doneY: inPerfect({ clitic: 'y' }),
    doneAlso: inPerfect({ adverb: 'aussi' }),
    doneEqually: inPerfect({ adverb: 'également' }),
    tasks: inFirstPerson(list(tasks.map(({ text }) => text))),
    also: inTense({ adverb: 'aussi' }),
    equally: inTense({ adverb: 'également', repeat: true }),
    // «chargée de gérer…, de gérer et stocker…, et d’expédier» is heavy; nobody is «chargé d’utiliser» a thing.
    charged:
      tasks.every(isThing) ||
      (tasks.length < 3 &&
        tasks.every(({ verbs, text }) => verbs.length === 1 && !text.startsWith('utiliser ')))
        ? chargedWith(tasks, gender)
        : undefined,
    ...listSlots(tasks, current),
    // Some of its tasks are not all that a post was made of.
    ...(tasks.length < mostOfPost * job.tasks.length && { consisted: undefined, etait: undefined }),
    // Who works for themselves owes it to nobody.
    ...(job.card.kind === 'business' && { must: undefined }),
    ...(!current && (job.months ?? 0) >= someYears && { years: 'pendant ces années' }),
    ...chargeSlots(tasks, current),
    was: current ? 'je suis' : 'j’étais',
    been: current ? 'je suis' : 'j’ai été',
    wasThere: current ? 'suis' : 'ai été',
    wasY: current ? 'j’y suis' : 'j’y étais',
    worked: current ? 'je travaille' : 'j’ai travaillé',
  }
}

/** «à la médiathèque intercommunale du Pays de Lunel» → «à la médiathèque», of a place that the letter has named. */
export const shortPlace = (at: string): string =>
  at.split(' ').length < longPlace
    ? at
    : (/^(?:à la |au |à l’|aux )(?!ville )\p{Ll}{5,}(?: (?:hospitalier|universitaire|social|sociale|culturel|commercial|communal|municipale?|départementale?|régionale?|nationale?|technique)| de \p{Ll}+(?= d[eu’]| \p{Lu}))?(?= )/u.exec(
        at,
      )?.[0] ?? at)
const longPlace = 5

/** «à la mairie d’Évry» needs no «, à Évry». */
const nameSays = ({ employer, at }: FactJob): boolean => {
  const town = at?.split(' ').at(-1) ?? ''
  return town !== '' && (employer?.at.includes(town) ?? false)
}

/** Months from which a stay is «ces années». */
const someYears = 24

/** «à tenir la caisse et à servir», «de tenir la caisse et de servir»: of one verb each, and no list of its own. */
function listSlots(tasks: readonly VerbPhrase[], current: boolean): Slots {
  if (tasks.some(({ verbs, text }) => verbs.length > 1 || / et |, /u.test(text.replace(/\([^()]*\)/gu, ''))))
    return {}
  const said = tasks.map(({ text }) => inFirstPerson(text))
  return {
    toDo: list(said.map((text) => withA(text))),
    ofDo: list(said.map((text) => withDe(text))),
    consisted: current ? 'consiste' : 'consistait',
    chargeais: current ? 'charge' : 'chargeais',
    avais: current ? 'ai' : 'avais',
    etait: current ? 'est' : 'était',
    must: current ? 'je dois' : 'je devais',
  }
}

/** Slots of what one is in charge of. */
function chargeSlots(tasks: readonly VerbPhrase[], current: boolean): Slots {
  const all = thingsOfAll(tasks)
  return all
    ? {
        things: all.things,
        of: all.of,
        held: current ? 'j’ai' : 'j’avais',
        hadY: current ? 'ai' : 'avais',
        ais: current ? 'e' : 'ais',
      }
    : {}
}
