import type { CareerFacts, FactDeps, FactJob } from './facts.ts'
import {
  areOfOneField,
  employerKey,
  hasLed,
  isOfOldTrade,
  isOfPupil,
  isPaid,
  isUnpaid,
  ofYears,
  servesAnywhere,
  sharesHead,
  usesTool,
} from './job-traits.ts'
import type { Pair, Reason, Situation } from './pair.ts'
import type { Relevance } from './relevance.ts'

const worth: Readonly<Record<Reason, number>> = {
  'same-task': 1,
  'same-occupation': 0.5,
  held: 0.7,
  studied: 0.6,
  'close-task': 0.45,
}

const guessed = 0.2

const maxArgued = 3
/** Jobs that a letter tells where each says little, and bears on the post. */
const mostArgued = 4
/** Tasks of several jobs that one letter holds. */
const fewTasks = 12

type Wanted = {
  readonly pairs: readonly Pair[]
  /** Ids of the jobs that the person put first. */
  readonly first: readonly string[]
  /** Of the occupation of the post. */
  readonly code: string | undefined
  /** The title of the post. */
  readonly title: string
  readonly situation: Situation
  readonly isOfTrade: (task: string) => boolean
  /** How much a text bears on the post. */
  readonly relevance: Relevance
  /** Whether one leads others in the post. */
  readonly leads: boolean
  /** Whether one drives machines or vehicles in it. */
  readonly drives: boolean
  /** Tools that the offer names. */
  readonly tools: readonly string[]
}

/** The jobs that a letter argues with, and those with tasks that it tells too where they leave it short. */
export type ChosenJobs = { readonly argued: readonly FactJob[]; readonly others: readonly FactJob[] }

/** The jobs that the person put first; those that answer most of what is asked; then the latest. */
export function chooseJobs(
  facts: CareerFacts,
  wanted: Wanted,
  { occupations }: Pick<FactDeps, 'occupations'>,
): ChosenJobs {
  const { pairs, first, code, situation, isOfTrade, relevance } = wanted
  const latest = facts.jobs.find(({ card, title }) => card.kind !== 'volunteering' && title?.isPerson)
  const near = code ? (occupations.find(code)?.near.map((one) => one.code) ?? []) : []
  const placeOf = ({ id }: FactJob): number => (first.includes(id) ? first.indexOf(id) : first.length)
  const scored = (job: FactJob) => scoreOf(job, { ...wanted, near, latest })
  const ranked = facts.jobs
    .filter((job) => isArguable(job, pairs, situation, likeness(job, relevance)))
    .map((job) => ({ job, score: scored(job) }))
    .sort((one, other) => placeOf(one.job) - placeOf(other.job) || other.score - one.score)
    .map(({ job }) => job)
  const answers = (job: FactJob) =>
    answersAny(job, pairs) ||
    job.tasks.some(({ text }) => isOfTrade(text)) ||
    likeness(job, relevance) >= manyWords ||
    isOfSameField(job, code) ||
    isOfSameFamily(job, code) ||
    job.codes.some((one) => near.includes(one))
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
  const kept = isMissing ? [...chosen.slice(0, Math.max(maxArgued, chosen.length) - 1), current] : chosen
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
  const bears = (job: FactJob) => likeness(job, relevance) > 0
  const living = facts.jobs.filter((job) => !isBygone(job))
  return { argued, others: tellableBeside(living, argued, scored, bears) }
}

/** The last post that says something, where it bears on the wanted one nearly as much as the best of those that are told. */
function lastToOpen(
  kept: readonly FactJob[],
  { first, code, leads, pairs, title }: Wanted,
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
    scored(last) >= (isOfTitle ? 0.3 : nearlyBest) * scored(best)
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
const mostLikeness = 8
const nearlyBest = 0.6

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

type Bearing = Wanted & {
  /** Codes of the occupations near that of the post. */
  near: readonly string[]
  latest: FactJob | undefined
}

/** How much a job tells for the post; the most is the best. */
function scoreOf(
  job: FactJob,
  { pairs, code, title, near, latest, isOfTrade, relevance, leads, drives, tools }: Bearing,
): number {
  // What was done long ago tells less than what one does today.
  const fresh = Math.max(0.3, 1 - (job.age ?? 0) / longTime)
  // What was done beside one’s work proves less than work.
  const share = isUnpaid(job) ? besideWork : 1
  let score = 0
  for (const { need, proofs } of pairs) {
    const own = proofs.find(({ fact }) => fact === job.id)
    // What is only near, and says no task, is a guess.
    const isGuess = own?.reason === 'close-task' && own.task === undefined && !isOfSameFamily(job, code)
    if (own) score += fresh * share * need.weight * (isGuess ? guessed : worth[own.reason])
  }
  if (sharesHead(job, title)) score += 3 * Math.max(fresh, named)
  if (code && job.codes.includes(code)) score += 6 * fresh
  else if (isOfSameFamily(job, code)) score += 3
  else if (job.codes.some((one) => near.includes(one))) score += 2
  score += Math.min(mostLikeness, likeness(job, relevance))
  if (hasLed(job)) score += leads ? ((job.months ?? 0) >= ledLong ? 4 : 2) : isUnpaid(job) ? 1 : -2
  score += Math.min(3, job.tasks.filter(({ text }) => isOfTrade(text)).length)
  score += Math.min(2, job.tasks.length / 2) + (job.employer ? 0.8 : 0) + (job.title?.isPerson ? 0.6 : 0)
  score += Math.min(2, (job.months ?? 4) / 36)
  score += Math.min(mostTools, toolShare * toolsNamed(job, tools))
  if (drives && /caces/u.test(job.said)) score += ofMachines
  // The same great field: «restauration», «santé».
  const isNear = isOfSameField(job, code)
  if (isNear) score += 2.5
  // What one does today, or did last, is what a recruiter reads first, where it is near or has lasted.
  const isTelling = isNear || answersAny(job, pairs) || (job.months ?? 0) >= 24
  if (job === latest)
    score += isTelling && (leads || !hasLed(job)) ? ((job.months ?? brief) < brief ? 0.3 : 2) : 0.3
  const isProof = pairs.some(({ proofs }) =>
    proofs.some(({ fact, reason, task }) => fact === job.id && reason === 'same-task' && task !== undefined),
  )
  // Of what bears on nothing, one tells what serves anywhere.
  const carried = answersAny(job, pairs)
    ? 0
    : job.tasks.filter(({ text }) => servesAnywhere.test(text)).length
  score += Math.min(1.5, carried / 2)
  if (job.card.kind === 'internship' && carried === 0 && !isTelling && likeness(job, relevance) < manyWords)
    score -= 1.5
  if (isUnpaid(job))
    score -=
      isProof || isNear || likeness(job, relevance) >= manyWords
        ? 0.5
        : job.tasks.some(({ text }) => isOfTrade(text)) || carried > 1
          ? 1
          : 2.5
  if (job.age !== undefined) score -= Math.min(3, job.age / 60)
  // A few weeks of long ago tell nothing of today.
  if ((job.months ?? 12) <= fewWeeks && (job.age ?? 0) > longSince) score -= 4
  return score
}

/** Tools that the offer asks for and the card of the job names. */
const toolsNamed = (job: FactJob, tools: readonly string[]): number =>
  tools.filter((tool) => usesTool(job, tool)).length
/** What it counts to be allowed to drive machines, where the post has some. */
const ofMachines = 1.5
const toolShare = 2
const mostTools = 8

/** How much what a card says bears on the post; a title alone is all that its job tells. */
const likeness = ({ card, codes }: FactJob, relevance: Relevance): number =>
  relevance.of(card.title) * (card.tasks.length > 0 ? 0.7 : 1.4) +
  relevance.of(card.tasks.join('\n')) +
  occupationShare * Math.max(0, ...codes.map(relevance.ofOccupation))
const occupationShare = 3
/** Two words of a main duty among its tasks, or one of its title. */
const manyWords = 0.8

/** Months. */
const fewWeeks = 3
const longSince = 60

const besideWork = 0.6
/** Months of leading that are a trade. */
const ledLong = 24
/** What is left of a trade of the name of the post, however long ago. */
const named = 0.7
/** Months after which a trade that one has left has faded. */
const longTime = 200

/** Months of a last post that tells what one did in it. */
const someMonths = 5

/** Months: a post as short as this is no summit of a career. */
const brief = 9

/** Occupations that share the first three characters of their codes are of one family. */
const isOfSameFamily = ({ codes }: FactJob, code: string | undefined): boolean =>
  code !== undefined && codes.some((one) => one.slice(0, 3) === code.slice(0, 3))

const isOfSameField = ({ codes }: FactJob, code: string | undefined): boolean =>
  code !== undefined && codes.some((one) => areOfOneField(one, code))

const answersAny = ({ id }: FactJob, pairs: readonly Pair[]): boolean =>
  pairs.some(({ proofs }) =>
    proofs.some(({ fact, reason, task }) => fact === id && (reason !== 'close-task' || task !== undefined)),
  )

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
