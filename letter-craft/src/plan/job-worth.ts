import type { FactJob } from './facts.ts'
import { areOfOneField, isUnpaid, usesTool } from './job-traits.ts'
import type { Pair, Reason } from './pair.ts'
import type { Relevance } from './relevance.ts'

/** The post that is sought, as jobs are weighed for it. */
export type SoughtPost = {
  readonly pairs: readonly Pair[]
  /** Of the occupation of the post. */
  readonly code: string | undefined
  readonly isOfTrade: (task: string) => boolean
  readonly relevance: Relevance
  /** Tools that the offer names. */
  readonly tools: readonly string[]
}

/** What an answer to a need proves, by its reason. */
const reasonWorth: Readonly<Record<Reason, number>> = {
  'same-task': 1,
  'same-occupation': 0.5,
  held: 0.7,
  studied: 0.6,
  'close-task': 0.45,
}
/** What is only near what they ask, and says no task. */
const guessed = 0.2
/** What was done beside one’s work proves less than work. */
const besideWork = 0.6

/** Months after which what was done has faded, and what is left of it. */
const longTime = 200
const leastFresh = 0.3

/**
 * What each trait of a job counts for a letter. The weights are those of a logistic regression on pairs of jobs of 82 careers
 * and offers, of which readers who had not seen this code had said what each fact deserves: see `docs/composer.md`.
 */
const weights = {
  /** The logarithm of how much all that the card says bears on the post. */
  likeness: 1.5,
  /** The same of its best line. */
  bestLine: 0.6,
  /** The needs of the offer that it proves, by their weights. */
  proofs: 0.13,
  /** Whether it proves any. */
  answers: 0.6,
  /** Each task that the sought occupation is made of, up to three. */
  tasksOfTrade: 0.8,
  /** Whether it is of the great field of the post. */
  field: 0.7,
  /** Three years of it, up to twice as many. */
  years: 0.6,
  /** Five years since it ended, up to thrice as many. */
  since: -0.12,
  /** Whether its employer can be named. */
  employer: 0.3,
  /** Each tool that the offer names. */
  tools: 0.8,
} as const

/** Worth from which a job bears on the post: of those worth more, readers would tell three of four. */
export const bearingWorth = 1.8

/** Whether a job tells for the post nearly as much as the best of others. */
export const isNearlyBest = (
  { id }: FactJob,
  others: readonly FactJob[],
  worths: ReadonlyMap<string, number>,
): boolean =>
  (worths.get(id) ?? 0) >= nearlyBest * Math.max(0, ...others.map((job) => worths.get(job.id) ?? 0))
const nearlyBest = 0.7

const mostTasks = 3
const mostTools = 4
/** Months. */
const threeYears = 36
const fiveYears = 60
/** Months of a job without dates. */
const unknownMonths = 4

/** How much a job tells for the post; the most is the best. */
export function jobWorth(job: FactJob, post: SoughtPost): number {
  const { isOfTrade, relevance, tools, code, pairs } = post
  const { months = unknownMonths, age = 0, tasks, employer, card } = job
  return (
    weights.likeness * Math.log1p(likeness(job, relevance)) +
    weights.bestLine * Math.max(0, ...card.tasks.map(relevance.of)) +
    weights.proofs * proofsWorth(job, post) +
    weights.answers * Number(answersAny(job, pairs)) +
    weights.tasksOfTrade * Math.min(mostTasks, tasks.filter(({ text }) => isOfTrade(text)).length) +
    weights.field * Number(isOfSameField(job, code)) +
    weights.years * Math.min(2, months / threeYears) +
    weights.since * Math.min(3, age / fiveYears) +
    weights.employer * Number(employer !== undefined) +
    weights.tools * Math.min(mostTools, tools.filter((tool) => usesTool(job, tool)).length)
  )
}

/** The needs that a job proves, by their weights: what was done long ago proves less. */
function proofsWorth(job: FactJob, { pairs, code }: SoughtPost): number {
  const fresh = Math.max(leastFresh, 1 - (job.age ?? 0) / longTime)
  const share = isUnpaid(job) ? besideWork : 1
  return pairs.reduce((sum, { need, proofs }) => {
    const own = proofs.find(({ fact }) => fact === job.id)
    if (!own) return sum
    const isGuess = own.reason === 'close-task' && own.task === undefined && !isOfSameFamily(job, code)
    return sum + fresh * share * need.weight * (isGuess ? guessed : reasonWorth[own.reason])
  }, 0)
}

/** How much what a card says bears on the post; a title alone is all that its job tells. */
export const likeness = ({ card, codes }: FactJob, relevance: Relevance): number =>
  relevance.of(card.title) * (card.tasks.length > 0 ? 0.7 : 1.4) +
  relevance.of(card.tasks.join('\n')) +
  occupationShare * Math.max(0, ...codes.map(relevance.ofOccupation))
const occupationShare = 3

/** Occupations that share the first three characters of their codes are of one family. */
const isOfSameFamily = ({ codes }: FactJob, code: string | undefined): boolean =>
  code !== undefined && codes.some((one) => one.slice(0, 3) === code.slice(0, 3))

export const isOfSameField = ({ codes }: FactJob, code: string | undefined): boolean =>
  code !== undefined && codes.some((one) => areOfOneField(one, code))

/** Whether a job proves something that they ask. */
export const answersAny = ({ id }: FactJob, pairs: readonly Pair[]): boolean =>
  pairs.some(({ proofs }) =>
    proofs.some(({ fact, reason, task }) => fact === id && (reason !== 'close-task' || task !== undefined)),
  )
