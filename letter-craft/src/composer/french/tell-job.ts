import type { Morphology } from '../../french/morphology.ts'
import type { FactJob } from '../../plan/career-facts.ts'
import { durationOf, type YearMonth } from '../../realisation/period.ts'
import type { PersonGender, VerbPhrase } from '../../realisation/verb-phrase.ts'
import type { Frame, Slots } from './frame.ts'
import * as frames from './job-frames.fr.ts'
import type { Scribe, Sentence, Source } from './scribe.ts'
import { chargedWith, isAchievement, list, mergeTasks, together } from './task-list.ts'

export type TellOptions = {
  readonly gender: PersonGender
  readonly now: YearMonth
  /** The sentence before named this job. */
  readonly isKnown?: boolean
  /** The letter has given its title and dates. */
  readonly isIntroduced?: boolean
  readonly isEarlier?: boolean
  readonly needs?: readonly string[]
}

const perSentence = 3

/** How a letter tells one job: who one was, where, when, and what one did there. */
export function tellJob(
  job: FactJob,
  chosen: readonly VerbPhrase[],
  scribe: Scribe,
  morphology: Morphology,
  options: TellOptions,
): Sentence[] {
  const lasting = chosen.filter((task) => !isAchievement(task))
  const tasks = mergeTasks(lasting.length > 0 ? lasting : chosen, morphology)
  const [first, second] = [tasks.slice(0, perSentence), tasks.slice(perSentence, 2 * perSentence)]
  const results = [...(lasting.length > 0 ? chosen.filter(isAchievement) : []), ...job.results].slice(0, 2)
  const source: Source = { facts: [job.id], ...(options.needs && { needs: options.needs }) }
  const slotsOf = (said: readonly VerbPhrase[]) => jobFrameSlots(job, said, morphology, options)

  const out: Sentence[] = []
  const opened =
    first.length > 0 ? scribe.say(framesFor(job, first, options), slotsOf(first), source) : undefined
  if (opened) out.push(opened)
  else if (!options.isKnown && !options.isIntroduced) {
    const head = scribe.say(headsFor(job, options), slotsOf(first), source)
    const told =
      head && first.length > 0 ? scribe.say(goingOnFor(job, first), slotsOf(first), source) : undefined
    out.push(...[head, told].filter((sentence) => sentence !== undefined))
  }
  if (out.length === 0) return []
  const more = second.length > 0 ? scribe.say(frames.more, slotsOf(second), source) : undefined
  const done = results.length > 0 ? scribe.say(frames.results, slotsOf(results), source) : undefined
  return [...out, ...[more, done].filter((sentence) => sentence !== undefined)]
}

const areDone = (job: FactJob, tasks: readonly VerbPhrase[]): boolean =>
  !job.current && tasks.every(isAchievement)

const goingOnFor = (job: FactJob, tasks: readonly VerbPhrase[]): readonly Frame[] =>
  areDone(job, tasks) ? frames.goingOnDone : frames.goingOn

function framesFor(job: FactJob, tasks: readonly VerbPhrase[], options: TellOptions): readonly Frame[] {
  if (options.isKnown) return goingOnFor(job, tasks)
  const done = areDone(job, tasks)
  if (options.isIntroduced) return done ? frames.againDone : frames.again
  if (!job.employer && !job.at) return frames.placeless
  if (!job.title?.isPerson) return [...frames.untitled, ...(done ? [] : frames.habits)]
  return [...frames.openings, ...(done ? [] : frames.habits), ...(options.isEarlier ? frames.earlier : [])]
}

function headsFor(job: FactJob, { isEarlier = false }: TellOptions): readonly Frame[] {
  if (job.title?.isPerson)
    return job.current
      ? frames.currentHeads
      : [...frames.pastHeads, ...(isEarlier ? frames.earlierHeads : [])]
  if (job.card.kind === 'internship') return frames.internshipHeads
  return job.card.kind === 'employment' ? frames.placeHeads : []
}

/** What the frames of a job may hold; what is not known is left out. */
function jobFrameSlots(
  job: FactJob,
  tasks: readonly VerbPhrase[],
  morphology: Morphology,
  { gender, now }: TellOptions,
): Slots {
  const { current } = job
  const tense = areDone(job, tasks) ? 'perfect' : current ? 'present' : 'imperfect'
  const at = job.employer?.at ?? job.at
  const town = job.employer && job.at && !nameSays(job) ? job.at : undefined
  const inTense = (manner = {}) => together(tasks, tense, morphology, manner)
  const inPerfect = (manner = {}) => (current ? undefined : together(tasks, 'perfect', morphology, manner))
  const [single] = tasks
  return {
    title: job.title?.isPerson ? job.title.title : undefined,
    at,
    where: at === undefined ? undefined : [at, town].filter(Boolean).join(', '),
    period: job.period,
    dur: current ? undefined : durationOf(job.card, now),
    said: inTense(),
    each: inTense({ repeat: true }),
    done: inPerfect() ?? together(tasks, 'perfect', morphology),
    saidY: inTense({ clitic: 'y' }),
    eachY: inTense({ clitic: 'y', repeat: true }),
    doneY: together(tasks, 'perfect', morphology, { clitic: 'y' }),
    doneAlso: together(tasks, 'perfect', morphology, { adverb: 'aussi' }),
    also: inTense({ adverb: 'aussi' }),
    equally: inTense({ adverb: 'également', repeat: true }),
    todo: list(tasks.map(({ text }) => `à ${text}`)),
    tasks: list(tasks.map(({ text }) => text)),
    single: tasks.length === 1 && !current ? single?.text : undefined,
    charged: chargedWith(tasks, gender),
    was: current ? 'je suis' : 'j’étais',
    wasY: current ? 'j’y suis' : 'j’y étais',
    worked: current ? 'je travaille' : 'je travaillais',
    heldIt: current ? 'j’occupe' : 'j’occupais',
    consistedAll: current ? 'consistent' : 'consistaient',
    consisted: current ? 'consiste' : 'consistait',
    must: current ? 'il me faut' : 'il me fallait',
    had: current ? 'j’ai' : 'j’avais',
    hadY: current ? 'j’y ai' : 'j’y avais',
  }
}

/** «à la mairie d’Évry» needs no «, à Évry». */
const nameSays = ({ employer, at }: FactJob): boolean => {
  const town = at?.split(' ').at(-1) ?? ''
  return town !== '' && (employer?.at.includes(town) ?? false)
}
