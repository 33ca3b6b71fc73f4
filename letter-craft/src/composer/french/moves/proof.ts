import { plainLetters } from '../../../french/plain-letters.ts'
import { longWords } from '../../../french/stems.ts'
import type { FactJob } from '../../../plan/facts.ts'
import type { Sentence } from '../../draft.ts'
import { type Frame, only, type Slots } from '../../draft.ts'
import { jobSlots, type LetterFacts, postBefore, withRise } from '../letter-facts.ts'
import * as proofs from '../proofs.fr.ts'
import { isAchievement } from '../task-list.ts'
import { suits } from '../tell-job.ts'
import { fieldYears, tradeYears } from '../trade-years.ts'
import { hookNeeds } from './hook-needs.ts'
import { answersInWords, introduce, isOfTrade, isStrong, type Progress, proofBy } from './progress.ts'

/** Months: what was shorter does not introduce anybody. */
export const minIntroducing = 12

const maxProofWords = 9
/** Months: what was long ago opens no letter. */
const maxProofAge = 150

/** The job that proves what they look for, and how; `wasSaid`: whether the letter has said what that is. */
export function proofJob(progress: Progress, wasSaid: boolean) {
  const { plan } = progress.letter
  const [one, two] = hookNeeds(progress)
  const candidates = plan.argued.filter(
    (job) => (job.employer !== undefined || job.at !== undefined) && (job.age ?? 0) < maxProofAge,
  )
  const strong = candidates.find(
    (job) => isStrong(proofBy(plan.pairs, one, job)) && isStrong(proofBy(plan.pairs, two, job)),
  )
  const single = candidates.find(
    (job) => isStrong(proofBy(plan.pairs, one, job)) || isStrong(proofBy(plan.pairs, two, job)),
  )
  const sameTrade = candidates.find(
    (job) =>
      (job.card.kind === 'employment' || job.card.kind === 'business') &&
      plan.needs.code !== undefined &&
      job.code === plan.needs.code &&
      isAlike(job, plan.needs.title),
  )
  const titled = candidates.find(
    (one_) =>
      one_.title?.isPerson &&
      (isOfTrade(proofBy(plan.pairs, one, one_)) || isOfTrade(proofBy(plan.pairs, two, one_))),
  )
  const job = sameTrade ?? (wasSaid ? (strong ?? single ?? titled) : undefined)
  return job && { job, strong, single, sameTrade, titled }
}

export function proof(progress: Progress): Sentence[] {
  // The letter has opened with the job that would be the proof.
  if (progress.applied || progress.isProved) return []
  const { letter, scribe, spoken } = progress
  const { plan, slots, now } = letter
  const [one, two] = hookNeeds(progress)
  // Before the hook has said what they look for, nothing can be said to answer it.
  const wasSaid = one !== undefined && spoken.has(one.id)
  const found = proofJob(progress, wasSaid)
  const years = found?.strong && found.strong === found.job ? [] : tellFieldYears(progress)
  if (years.length > 0 || !found) return years
  const { job, strong, single, sameTrade, titled } = found
  const all = { ...slots, ...jobSlots(job, now, letter.facts.jobs) }
  const source = { facts: [job.id], needs: [one?.id, two?.id].filter((id) => id !== undefined) }
  const tried: (readonly [readonly Frame[], Slots])[] = []
  const inTrade = jobsOfTrade(letter)
  const areAlike = inTrade.every((one_) => isAlike(one_, plan.needs.title))
  const together = job === sameTrade && areAlike ? tradeYears(inTrade, now, plan.needs.title) : undefined
  if (together) {
    const said = scribe.say(
      proofs.tradeLengths,
      { ...slots, ...together },
      { ...source, facts: inTrade.map(({ id }) => id) },
    )
    if (said) {
      progress.isProved = true
      progress.areYearsSaid = true
      return [said]
    }
  }
  // «Ce métier» behind what they ask would be that.
  if (job === sameTrade && !wasSaid)
    tried.push([job.current ? proofs.currentOccupation : proofs.pastOccupation, all])
  if (wasSaid && strong === job) tried.push([job.current ? proofs.currentProofs : proofs.pastProofs, all])
  else if (wasSaid && single === job) {
    const own = [one, two].map((need) => proofBy(plan.pairs, need, job)).find(isStrong)?.task
    // In the words of the card: those of the concept may say more than was done.
    if (
      own &&
      answersInWords(own.text, [one, two]) &&
      !isAchievement(own) &&
      own.text.split(' ').length <= maxProofWords &&
      !/^(?:participer|aider|contribuer|assister|assurer|s’occuper) |^\p{L}+ une? /u.test(own.text)
    )
      tried.push([
        job.current ? proofs.oneCurrentProofs : pastProofsOf(job, own.text),
        { ...all, p1: own.text },
      ])
  }
  if (titled === job || job === sameTrade) tried.push([titlesOf(job, letter), all])
  for (const [frames, filled] of tried) {
    const said = withRise(scribe.say(frames, filled, source), postBefore(job, letter.facts.jobs))
    if (said) {
      progress.isProved = true
      progress.named = job
      introduce(progress, job, [said])
      if (filled.p1 !== undefined) progress.toldTasks.add(filled.p1)
      return [said]
    }
  }
  return []
}

/** «J’ai huit ans d’expérience dans le commerce, comme vendeuse puis gérante.» */
function tellFieldYears(progress: Progress): Sentence[] {
  const { letter, scribe } = progress
  const own = fieldYears(letter.facts.jobs, letter.plan.needs, letter.now)
  const said =
    own &&
    scribe.say(
      proofs.fieldLengths,
      { ...letter.slots, ...own.slots },
      { facts: own.jobs.map(({ id }) => id) },
    )
  if (!said) return []
  for (const { id } of own.jobs) progress.summed.add(id)
  progress.isProved = true
  progress.areYearsSaid = true
  return [said]
}

/** Months from which a job may have taught something. */
const enoughToLearn = 3

const pastProofsOf = ({ months = 0 }: FactJob, task: string): readonly Frame[] =>
  months >= enoughToLearn && !task.includes('«')
    ? proofs.onePastProofs
    : proofs.onePastProofs.filter((frame) => !/appri/u.test(frame))

/** How long one post lasted is no measure of who held others of its trade. */
const tellingLength = 36
export function titlesOf(job: FactJob, { facts }: LetterFacts): readonly Frame[] {
  const { id, current, code, months = 0 } = job
  // «J’ai travaillé trois mois chez Duval» leaves one to wonder when.
  const isBrief = !current && months < tellingLength
  const all = (current ? proofs.currentTitles : proofs.pastTitles).filter((frame) => suits(job, frame))
  const frames = isBrief ? all.filter((frame) => !frame.includes('{jdur}')) : all
  const hasOthers = facts.jobs.some((one) => one.id !== id && code !== undefined && one.code === code)
  return hasOthers ? frames.filter((frame) => !frame.includes('expérience')) : frames
}

/**
 * Two titles of one code may still be two trades: a word of them must be the same. A «développeur formateur» is two, and
 * who was only one of them is not alike.
 */
export const isAlike = ({ title }: FactJob, wanted: string): boolean => {
  const known = longWords(wanted, 5)
  const own = longWords(title?.title ?? '', 5).map((word) => word.slice(0, stemLength))
  const trades = known.slice(0, 2).filter((word) => agent.test(word))
  const isShared = (word: string) => own.includes(word.slice(0, stemLength))
  // «assistante maternelle» is no «agent des écoles maternelles»: the trade itself is shared.
  const [head = ''] = plainLetters(title?.title ?? '').split(/[^a-z]+/u)
  const isHead = plainLetters(wanted)
    .split(/[^a-z]+/u)
    .some((word) => word.slice(0, headLength) === head.slice(0, headLength))
  return isHead && known.some(isShared) && (trades.length < 2 || trades.every(isShared))
}
const stemLength = 6
const headLength = 5
const agent = /(?:eur|euse|rice|ier|iere|ien|ienne|iste)$/u

/** Tasks that a career of titles may hold. */
const fewTasks = 2

export function change(progress: Progress): Sentence[] {
  const { letter, scribe } = progress
  if (letter.plan.situation !== 'change-of-occupation' || progress.introduced.size > 0) return []
  // What one does; else the most telling of what one did.
  const posts = letter.facts.jobs.filter(({ title, card }) => title?.isPerson && card.kind !== 'volunteering')
  const [first] = letter.plan.argued
  // What bears most on the post is told by what was done there, where its title names nobody.
  const job =
    posts.find(({ id }) => id === first?.id) ??
    (first === undefined || first.tasks.length === 0 ? posts.find(({ current }) => current) : undefined)
  if (!job || !(job.employer ?? job.at)) return []
  // A career of titles is told in turn.
  const toldOf = letter.plan.argued.reduce(
    (sum, { tasks, results }) => sum + tasks.length + results.length,
    0,
  )
  if (!job.current && job.tasks.length === 0 && toldOf <= fewTasks) return []
  const slots = { ...letter.slots, ...jobSlots(job, letter.now, letter.facts.jobs) }
  const said = withRise(
    scribe.say(titlesOf(job, letter), slots, { facts: [job.id] }),
    postBefore(job, letter.facts.jobs),
  )
  if (said) {
    // «Ce métier» would be the one before.
    progress.named = /après y avoir|d’abord/u.test(said.text) ? undefined : job
    introduce(progress, job, [said])
  }
  return only(said)
}

/** Posts of the occupation that is sought. */
export const jobsOfTrade = ({ plan, facts }: LetterFacts): FactJob[] =>
  facts.jobs.filter(
    ({ codes, title }) =>
      title?.isPerson === true && plan.needs.code !== undefined && codes.includes(plan.needs.code),
  )
