import { plainLetters } from '../../../french/plain-letters.ts'
import type { FactJob } from '../../../plan/facts.ts'
import { isPaid } from '../../../plan/job-traits.ts'
import { mostWeight, type Need } from '../../../plan/need.ts'
import { isPlacement } from '../../../plan/pair.ts'
import type { Sentence, Slots } from '../../draft.ts'
import * as hooks from '../hooks.fr.ts'
import { jobSlots, needSlots, postBefore, withRise } from '../letter-facts.ts'
import * as proofs from '../proofs.fr.ts'
import { careerYears } from '../trade-years.ts'
import { introduce, isInTitle, isOfTrade, isStrong, type Progress, proofBy, sharesWords } from './progress.ts'
import { titlesOf } from './proof.ts'

/** Share of the weight of what an offer asks most, under which a thing opens no letter, and stands beside none. */
const openingShare = 0.5
const besideShare = 0.3
/** Months of a post that answers by its title. */
const someMonths = 6
/** Months: what ended longer ago opens no letter. */
const maxAge = 120

/** What they ask, and the post of the person that is made of it. */
type Answered = { readonly job: FactJob; readonly needs: readonly Need[] }

/** Two things they ask for, or the one that matters most, that the person has done, first things first. */
function answered({ letter }: Progress): Answered | undefined {
  const { plan, facts } = letter
  const most = mostWeight(plan.needs.needs)
  const open = plan.pairs
    .map(({ need }) => need)
    .filter(
      (need) =>
        need.kind === 'task' &&
        need.isStated !== false &&
        (need.concept?.weight ?? 0) > 1 &&
        need.weight >= besideShare * most &&
        !isInTitle(need, plan.needs.title),
    )
  const isAnswered = (need: Need, job: FactJob): boolean => {
    const found = proofBy(plan.pairs, need, job)
    return isStrong(found) || isOfTrade(found)
  }
  const posts = facts.jobs
    .filter(
      (job) =>
        isPaid(job) &&
        job.title?.isPerson === true &&
        (job.months ?? 0) >= someMonths &&
        (job.current || (job.age ?? 0) < maxAge) &&
        !plan.silenced.has(job.id),
    )
    .map((job) => ({ job, needs: distinct(open.filter((need) => isAnswered(need, job))) }))
    .filter(({ needs }) => needs.length > 0)
    .sort(
      (one, other) =>
        weightOf(other.needs) - weightOf(one.needs) || (one.job.age ?? 0) - (other.job.age ?? 0),
    )
  const [best] = posts
  const isMain = ([first]: readonly Need[]): boolean => (first?.weight ?? 0) >= openingShare * most
  if (best && best.needs.length > 1 && isMain(best.needs)) return best
  const [alone] = best?.needs ?? []
  return best && alone && alone.weight >= aloneShare * most ? best : undefined
}

/** Share of the weight of what an offer asks most, from which one thing opens a letter alone. */
const aloneShare = 0.6

const weightOf = (needs: readonly Need[]): number => needs.reduce((sum, { weight }) => sum + weight, 0)

/** The two that are wanted most, and do not say nearly the same. */
function distinct(needs: readonly Need[]): readonly Need[] {
  const [first, ...rest] = [...needs].sort((one, other) => other.weight - one.weight)
  const second = rest.find((need) => first !== undefined && !sharesWords(need, first))
  return [first, second].filter((need) => need !== undefined)
}

/** What they ask for, and who has held a post that is made of it: who reads draws the line. */
export function answeredHook(progress: Progress): Sentence[] {
  const { letter, scribe, spoken } = progress
  const { plan, slots, now, type, facts } = letter
  if (type === 'scholarship' || type === 'motivation' || !plan.needs.isPosted) return []
  const found = answered(progress)
  const [one, two] = found?.needs ?? []
  const isPlaced = isPlacement(plan.situation)
  // Of a placement, one thing is too little; elsewhere, it may as well be told with the job that answers.
  if (!found || !one || (!two && (isPlaced || progress.isPersonFirst))) return []
  const { job } = found
  const there = slots.atE ?? slots.place
  const asked: Slots = {
    ...slots,
    ...(there && { there }),
    ...needSlots(['c1', 'n1'], one),
    ...(two && needSlots(['c2', 'n2'], two)),
  }
  const placements = plan.situation === 'apprenticeship' ? hooks.apprenticeshipHooks : hooks.internshipHooks
  const list = isPlaced
    ? placements.filter((frame) => !/appren/iu.test(frame))
    : two
      ? hooks.postedHooks
      : hooks.singleHooks
  // Those that name the employer come first: a letter is written to someone.
  const naming = list.filter((frame) => /\{(?:E|atE|AtE)\}/u.test(frame))
  const source = { needs: [one.id, ...(two ? [two.id] : [])] }
  const hooked = scribe.say(naming, asked, source) ?? scribe.say(list, asked, source)
  if (!hooked) return []
  const said = { ...hooked, isTied: true }
  for (const id of source.needs) spoken.add(id)
  progress.isAskingSaid = true
  progress.words += plainLetters(said.text)
  const own = { ...slots, ...jobSlots(job, now, facts.jobs) }
  const career = careerYears(facts.jobs, now)
  const years = career?.jobs.includes(job)
    ? scribe.say(
        // What lasts today is no «j’ai travaillé».
        proofs.careerLengths.filter((frame) => !(job.current && /j’ai travaillé/iu.test(frame))),
        { ...own, ...career.slots },
        { facts: career.jobs.map(({ id }) => id) },
      )
    : undefined
  const titled = years
    ? undefined
    : withRise(scribe.say(titlesOf(job, letter), own, { facts: [job.id] }), postBefore(job, facts.jobs))
  const told = years ?? titled
  if (!told) return [said]
  progress.words += plainLetters(told.text)
  progress.isProved = true
  if (years) progress.areYearsSaid = true
  if (titled) {
    progress.named = job
    introduce(progress, job, [titled])
  }
  return [said, told]
}
