import type { CareerFacts, FactJob } from './facts.ts'
import {
  employerKey,
  hasLed,
  isOfOldTrade,
  isOfPupil,
  isPaid,
  isSamePost,
  isUnpaid,
  ofYears,
  sharesHead,
} from './job-traits.ts'
import {
  answersAny,
  bearingWorth,
  isNearlyBest,
  isOfSameField,
  likeness,
  type SoughtPost,
} from './job-worth.ts'
import type { Pair, Situation } from './pair.ts'

/** What breaks a tie. */
const samePostWorth = 0.3

const maxArgued = 3
/** Jobs that a letter tells where each says little, and bears on the post. */
const mostArgued = 4
/** Tasks of several jobs that one letter holds. */
const fewTasks = 12

type Wanted = SoughtPost & {
  /** Ids of the jobs that the person put first. */
  readonly first: readonly string[]
  /** The title of the post. */
  readonly title: string
  readonly situation: Situation
  /** Whether one leads others in the post. */
  readonly leads: boolean
  /** How much each job tells for the post, by its id. */
  readonly worths: ReadonlyMap<string, number>
}

/** The jobs that a letter argues with, and those with tasks that it tells too where they leave it short. */
export type ChosenJobs = { readonly argued: readonly FactJob[]; readonly others: readonly FactJob[] }

/** The jobs that the person put first; those that answer most of what is asked; then the latest. */
export function chooseJobs(facts: CareerFacts, wanted: Wanted): ChosenJobs {
  const { pairs, first, code, situation, relevance } = wanted
  const latest = facts.jobs.find(({ card, title }) => card.kind !== 'volunteering' && title?.isPerson)
  const placeOf = ({ id }: FactJob): number => (first.includes(id) ? first.indexOf(id) : first.length)
  const scored = ({ id }: FactJob) => wanted.worths.get(id) ?? 0
  const ranked = facts.jobs
    .filter((job) => isArguable(job, pairs, situation, likeness(job, relevance)))
    // Of posts that tell as much, the very one that is sought comes first.
    .map((job) => ({ job, score: scored(job) + (isSamePost(job, wanted) ? samePostWorth : 0) }))
    .sort((one, other) => placeOf(one.job) - placeOf(other.job) || other.score - one.score)
    .map(({ job }) => job)
  const answers = (job: FactJob) => scored(job) >= bearingWorth
  // Who watched over bathers may look after children, where nothing of since says more.
  const isOnlyTold = (job: FactJob) =>
    ofCare.test(code ?? '') &&
    job.tasks.some(({ text }) => ofWatching.test(text)) &&
    facts.jobs.every((one) => one.tasks.length === 0 || isOfOldTrade(one, facts.jobs))
  const isBygone = (job: FactJob) =>
    !answers(job) &&
    ((isOfPupil(job) && facts.jobs.some((one) => one.tasks.length > 0 && !isOfPupil(one))) ||
      (isOfOldTrade(job, facts.jobs) && !isOnlyTold(job)))
  // The strongest, then what bears on the post too; the rest is for the CV. Where nothing bears on it, the last two.
  const bearing = ranked.filter(answers).length
  const isTold = (ranked[0]?.tasks.length ?? 0) >= enoughTold
  // A stage of another trade tells nothing of who has worked for years.
  const worked = monthsWorked(facts.jobs)
  const isStray = (job: FactJob) => job.card.kind === 'internship' && !answers(job) && worked >= ofYears
  const told = ranked.filter(
    (job) => !isStray(job) && (answers(job) || job.tasks.length > 0 || isPostHeld(job)) && !isBygone(job),
  )
  const isPassing = (job: FactJob) =>
    !answers(job) &&
    !job.current &&
    (((job.months ?? 12) < passing && told.filter((one) => one.tasks.length > 0).length > 2) ||
      // What was done long ago in another trade, where the first job tells enough.
      ((job.age ?? 0) > longAgo && job !== ranked[0] && (ranked[0]?.tasks.length ?? 0) >= fewTold))
  const strongest = told
    .filter((job) => !isPassing(job))
    .filter((job, at) => at < (bearing > 1 || isTold ? 1 : 2) || answers(job))
    .filter((job, at, all) => at < maxArgued || isOfMany(job, all.slice(0, mostArgued)))
    .slice(0, mostArgued)
  const chosen = withTold(
    strongest,
    told.filter(
      (job) => answers(job) || (bearing < 2 && !isTold && (isRecentPost(job) || job.tasks.length > 0)),
    ),
    ranked.filter((job) => !isBygone(job) && !isStray(job)),
  )
  // A project beside the post that one holds is told where it bears on what is asked.
  const present = ranked.find(
    (job) => job.current && job.card.kind !== 'volunteering' && (job.title?.isPerson || answers(job)),
  )
  const lasted = latest?.months ?? 0
  const isLatestTold =
    latest !== undefined &&
    (lasted >= 12 || (lasted >= (latest.tasks.length > 0 ? someMonths : brief) && answers(latest)))
  const current = present ?? (isLatestTold ? latest : undefined)
  const isMissing = current !== undefined && ranked.includes(current) && !chosen.includes(current)
  // What one is today is told by its title, where it bears on nothing and others do: it is not argued with.
  const isArgued =
    current !== undefined && (answers(current) || !chosen.some((job) => answers(job) && job.tasks.length > 0))
  const kept =
    isMissing && isArgued ? [...chosen.slice(0, Math.max(maxArgued, chosen.length) - 1), current] : chosen
  const today = lastToOpen(kept, wanted, scored)
  const [best, ...rest] = today ? [today, ...kept.filter((job) => job !== today)] : kept
  // The most telling first, then what bears on the post, back in time.
  const argued = best
    ? byHouse([
        best,
        ...rest.sort(
          (one, other) =>
            placeOf(one) - placeOf(other) ||
            Number(answers(other)) - Number(answers(one)) ||
            (one.age ?? 999) - (other.age ?? 999),
        ),
      ])
    : []
  const living = facts.jobs.filter((job) => !isBygone(job))
  return { argued, others: tellableBeside(living, argued, scored, answers) }
}

/** The last post that says something, where it bears on the wanted one nearly as much as the best of those that are told. */
function lastToOpen(
  kept: readonly FactJob[],
  { first, code, leads, pairs, title, worths }: Wanted,
  scored: (job: FactJob) => number,
): FactJob | undefined {
  const [best] = kept
  const [last] = kept
    .filter(({ card, tasks }) => card.kind !== 'volunteering' && tasks.length > 0)
    .sort((one, other) => (one.age ?? 999) - (other.age ?? 999))
  if (!best || !last || first.length > 0) return undefined
  const isOfTitle = sharesHead(last, title)
  const opens =
    // Who has held the trade that is sought opens with it.
    (code === undefined || last.codes.includes(code) || !best.codes.includes(code)) &&
    // What is of the field of the post comes before what only shares a task with it.
    (isOfSameField(last, code) || !isOfSameField(best, code)) &&
    // Who is sought to serve has served, whatever they led since.
    (leads || !hasLed(last) || hasLed(best)) &&
    (answersFully(last, pairs) || isOfTitle) &&
    (isOfTitle ? scored(last) >= 0.3 * scored(best) : isNearlyBest(last, [best], worths))
  return opens ? last : undefined
}

/** Months of all posts that were paid. */
const monthsWorked = (jobs: readonly FactJob[]): number =>
  jobs.filter(isPaid).reduce((sum, { months = 0 }) => sum + months, 0)

/** Jobs with tasks, most telling first; of what one does beside one’s work, the first. */
function tellableBeside(
  jobs: readonly FactJob[],
  argued: readonly FactJob[],
  scored: (job: FactJob) => number,
  bears: (job: FactJob) => boolean,
): FactJob[] {
  const able = jobs
    .filter((job) => job.tasks.length > 0 && !argued.includes(job))
    // What was done for nobody that is named is of interest where it bears on the post.
    .filter(
      (job) => job.employer !== undefined || job.title?.isPerson || (job.period !== undefined && bears(job)),
    )
    .sort((one, other) => scored(other) - scored(one))
  const unpaid = argued.some(isUnpaid) ? undefined : able.find(isUnpaid)
  return able.filter((job) => !isUnpaid(job) || job === unpaid)
}

/** Of posts of one occupation, what their tasks share with the offer tells which. */

/** A fourth that tells a task of its own, where the others leave room. */
const isOfMany = (job: FactJob, all: readonly FactJob[]): boolean =>
  job.tasks.length > 0 && all.reduce((sum, { tasks }) => sum + Math.min(4, tasks.length), 0) <= fewTasks

/** Months of a post of another trade that is left out where others tell enough. */
const passing = 6

const ofCare = /^(?:G12|J|K1[1-3]|K25)/u
const ofWatching = /surveill|secour|enfant|baignade/iu

/** Tasks of the first job beside which one of long ago and of another trade tells nothing. */
const fewTold = 3

/** Tasks of one job that are enough for a letter to which nothing else bears. */
const enoughTold = 5

/** A post that its title alone is worth telling: not a few weeks of an internship. */
const isPostHeld = ({ card, current, months }: FactJob): boolean =>
  current || card.kind !== 'internship' || (months ?? 0) >= 6

/** Posts at one employer follow each other. */
const byHouse = (jobs: readonly FactJob[]): FactJob[] =>
  [...new Set(jobs.map((job) => employerKey(job) || job.id))].flatMap((key) => {
    const own = jobs.filter((job) => (employerKey(job) || job.id) === key)
    // Of posts that say nothing but their titles, the latest tells how one rose.
    return own.some(({ tasks }) => tasks.length > 0)
      ? own
      : own.sort(
          (one, other) => (one.age ?? 0) - (other.age ?? 0) || other.card.from.localeCompare(one.card.from),
        )
  })

const isArguable = (job: FactJob, pairs: readonly Pair[], situation: Situation, shared: number): boolean => {
  const { employer, title, tasks, period } = job
  if (
    tasks.length > 0 &&
    (employer !== undefined ||
      title?.isPerson ||
      // What one does today is told, whatever it bears on.
      (period !== undefined && (shared > 0 || job.current)) ||
      answersAny(job, pairs))
  )
    return true
  if (title?.isPerson && (employer !== undefined || period !== undefined)) return true
  return (
    situation !== 'same-occupation' &&
    employer !== undefined &&
    title !== undefined &&
    (answersAny(job, pairs) || shared > 0)
  )
}

/** Months of a last post that tells what one did in it. */
const someMonths = 5

/** Months: a post as short as this is no summit of a career. */
const brief = 9

/** Whether a job has done what they ask, and not only something near it. */
const answersFully = ({ id }: FactJob, pairs: readonly Pair[]): boolean =>
  pairs.some(({ proofs }) => proofs.some(({ fact, reason }) => fact === id && reason !== 'close-task'))

/** Months since which a job has ended that tells nothing of today. */
const longAgo = 120

const isRecentPost = ({ card, employer, age = 0 }: FactJob): boolean =>
  employer !== undefined && card.kind !== 'volunteering' && age < longAgo

/** A letter tells what was done: where fewer than two of the strongest jobs say it, the next that does takes a place. */
function withTold(
  strongest: readonly FactJob[],
  ranked: readonly FactJob[],
  all: readonly FactJob[],
): FactJob[] {
  const tells = ({ tasks, results }: FactJob) => tasks.length + results.length > 0
  const missing = 2 - strongest.filter(tells).length
  const able = ranked.filter((job) => tells(job) && !strongest.includes(job))
  // Any job that says something, rather than none.
  const any =
    strongest.some(tells) || able.length > 0
      ? able
      : all.filter((job) => tells(job) && job.card.kind !== 'volunteering')
  const others = any.slice(0, Math.max(0, missing))
  const silent = strongest.slice(1).filter((job) => !tells(job))
  const room = maxArgued - strongest.length
  const dropped = silent.slice(Math.max(0, silent.length - Math.max(0, others.length - room)))
  return [...strongest.filter((job) => !dropped.includes(job)), ...others].slice(
    0,
    Math.max(maxArgued, strongest.length),
  )
}
