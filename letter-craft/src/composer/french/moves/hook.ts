import { plainLetters } from '../../../french/plain-letters.ts'
import type { FactJob } from '../../../plan/facts.ts'
import { employerKey, isPaid } from '../../../plan/job-traits.ts'
import { isNearlyBest } from '../../../plan/job-worth.ts'
import { isPlacement } from '../../../plan/pair.ts'
import type { Plan } from '../../../plan/plan.ts'
import { isCourse } from '../../../realisation/education.ts'
import type { Frame, Sentence, Slots } from '../../draft.ts'
import * as hooks from '../hooks.fr.ts'
import { educationSlots, jobSlots, needSlots, postBefore, withRise } from '../letter-facts.ts'
import { beginningOf, studiesOfToday, trainingForPost } from '../standing.ts'
import { careerYears, fieldYears, tradeYears } from '../trade-years.ts'
import { answeredHook } from './answered-hook.ts'
import { careerHook, postsHook } from './career-hooks.ts'
import { hookNeeds, isOfPost } from './hook-needs.ts'
import { nearHook } from './near-hook.ts'
import { applyBy, introduce, isStrong, type Progress, proofBy } from './progress.ts'
import { isAlike, jobsOfTrade, minIntroducing, proofJob } from './proof.ts'

/** Months: what ended longer ago does not introduce anybody. */
const maxIntroducing = 60
/** Months since the last post, which introduces whoever has held none since, of whatever trade. */
const stillOfToday = 24

/** Who writes, and for which post: the job that answers best, or the one held. */
function personalHook(progress: Progress): Sentence[] {
  const { letter, scribe, isPersonFirst } = progress
  const { plan, slots, now, type } = letter
  const isPlaced = isPlacement(plan.situation)
  if (!isPersonFirst || type === 'scholarship' || type === 'motivation') return []
  // Who studies is known by it where they seek a placement.
  if (isPlaced && letter.facts.education.some(({ forms }) => forms.status === 'in-progress')) return []
  // «Après un an chez Duval» is of the last post.
  const latest = Math.min(
    ...letter.facts.jobs
      .filter(({ card }) => card.kind === 'employment' || card.kind === 'business')
      .map(({ age }) => age ?? 0),
  )
  const candidates = plan.argued.filter(
    ({ title, employer, at, current, age = 0, months = 0, card }) =>
      title?.isPerson &&
      (employer ?? at) !== undefined &&
      (current || (age < maxIntroducing && months >= minIntroducing && age <= latest)) &&
      (card.kind === 'employment' || card.kind === 'business'),
  )
  const job =
    candidates.find(({ id }) =>
      plan.pairs.some(({ proofs: found }) =>
        found.some(({ fact, reason }) => fact === id && reason === 'same-task'),
      ),
    ) ??
    candidates.find(
      (one) =>
        (!isPlaced && (one.current || (one.age ?? 0) < stillOfToday) && isOfFirst(one, plan)) ||
        (one.code !== undefined && one.code === plan.needs.code),
    ) ??
    // Years of one trade, from which somebody changes.
    (isPlaced || careerYears(letter.facts.jobs, now)
      ? undefined
      : candidates.find(
          (one) => (one.months ?? 0) >= ofTrade || ((one.age ?? 0) < lately && isOfFirst(one, plan)),
        )) ??
    // What is near the post tells more than a diploma of another field.
    (isPlaced ? candidates.find(({ id }) => answersWithTask(plan, id)) : undefined)
  if (!job) return []
  const there = slots.atE ?? slots.place
  const own = { ...slots, ...jobSlots(job, now, letter.facts.jobs), ...(there && { there }) }
  const { current, past } = isPlaced ? hooks.placedPersonalHooks : hooks.personalHooks
  const list = job.current ? current : past
  // Who rose in one house has been there since their first post.
  const risen = list.filter((frame) => frame.includes('{first}'))
  const source = { facts: [job.id] }
  const said = withRise(
    scribe.say(risen, own, source) ?? scribe.say(list, own, source),
    postBefore(job, letter.facts.jobs),
  )
  return said ? applyBy(progress, job, said) : []
}

/** Whether it is the job that is told first, or one at its employer. */
const isOfFirst = (job: FactJob, { argued: [first] }: Plan): boolean =>
  first !== undefined &&
  (job.id === first.id || (employerKey(job) !== '' && employerKey(job) === employerKey(first)))

/** Months since a post has ended that introduces whoever has no trade of years. */
const lately = 36

/** Months of one post that one is known by, whatever one seeks. */
const ofTrade = 36

/** Whether a task of the job answers, or is near, something that the offer asks for. */
const answersWithTask = (plan: Plan, id: string): boolean =>
  plan.pairs.some(
    ({ need, proofs }) =>
      need.kind === 'task' && proofs.some(({ fact, task }) => fact === id && task !== undefined),
  )

/** The application, with the years in the trade that several posts make together. */
function tradeHook(progress: Progress): Sentence[] {
  const { letter, scribe } = progress
  const { plan, slots, now, type } = letter
  const isSought = type === 'job_application' && plan.situation !== 'apprenticeship' && plan.needs.isPosted
  if (!isSought) return []
  const inTrade = jobsOfTrade(letter)
  // Years of a trade are told of one that bears the name of the post.
  const together = inTrade.every((job) => isAlike(job, plan.needs.title))
    ? tradeYears(inTrade, now, plan.needs.title)
    : undefined
  const there = slots.atE ?? slots.place
  const inField = together ? undefined : fieldYears(letter.facts.jobs, plan.needs, now)
  const own = together ?? inField?.slots
  const said =
    own &&
    scribe.say(
      (together ? hooks.tradeHooks : hooks.fieldHooks).filter(
        // «Après près de neuf ans» stammers.
        (frame) => !(own.years?.startsWith('près') && frame.includes('après {years}')),
      ),
      { ...slots, ...own, ...(there && { there }) },
      { facts: (inField?.jobs ?? inTrade).map(({ id }) => id) },
    )
  if (!said) return []
  for (const { id } of inField?.jobs ?? []) progress.summed.add(id)
  progress.applied = true
  progress.isProved = true
  progress.areYearsSaid = true
  progress.words += plainLetters(said.text)
  return [said]
}

/** Months of a post of today that tells who writes, whatever its trade. */
const ofToday = 12

/** Who writes, where nothing they did is near: what they study or have just obtained, or the post they hold. */
function standingHook(progress: Progress): Sentence[] {
  const { letter, scribe } = progress
  const { plan, slots, now, type, facts } = letter
  if (type === 'scholarship' || type === 'motivation' || !plan.needs.isPosted) return []
  const there = slots.atE ?? slots.place
  const studied = trainingForPost(letter) ?? studiesOfToday(letter)
  const isPlaced = isPlacement(plan.situation)
  const studyFrames = (of: keyof typeof hooks.studyHooks) =>
    hooks.studyHooks[of][isPlaced ? 'placement' : 'post']
  const [job] = facts.jobs.filter(
    (one) =>
      one.current &&
      isPaid(one) &&
      one.title?.isPerson &&
      (one.months ?? 0) >= ofToday &&
      // Where something else bears on the post, it is no news that one does something else today.
      isNearlyBest(one, plan.argued, plan.worths),
  )
  const { current, placeless } = isPlaced ? hooks.placedPersonalHooks : hooks.personalHooks
  const isPrepared = studied?.forms.status === 'in-progress'
  const soon = studied && beginningOf(studied, now)
  const isOfCourse = studied !== undefined && isCourse(studied.forms)
  const own = studied
    ? {
        frames: studyFrames(
          isOfCourse
            ? isPrepared
              ? 'course'
              : 'followed'
            : soon !== undefined
              ? 'begun'
              : isPrepared
                ? 'in-progress'
                : 'obtained',
        ),
        short: isPrepared ? [] : studyFrames(isOfCourse ? 'shortCourse' : 'short'),
        slots: { ...slots, ...educationSlots(studied), ...(soon && { soon }) },
        facts: [studied.id],
      }
    : job && {
        frames: job.employer || job.at ? current : placeless,
        short: [],
        slots: { ...slots, ...jobSlots(job, now) },
        facts: [job.id],
      }
  const placed: Slots = { ...own?.slots, ...(there && { there }) }
  const whole = own && scribe.say(own.frames, placed, own)
  // One sentence for a diploma with its subjects, or a long school, and the post would be too long.
  if (!whole && own && studied && !isOfCourse && soon === undefined) {
    const { undip, dyear }: Slots = own.slots
    const isLong = isPrepared || (undip?.endsWith(')') === true && dyear !== undefined)
    const opened = isLong
      ? scribe.say(isPrepared ? hooks.studyOpenings : hooks.graduateOpenings, own.slots, own)
      : undefined
    if (opened) {
      progress.educated.add(studied.id)
      return [opened, ...plainHook(progress, isPlaced ? hooks.namedPlacementHooks : hooks.plainHooks)]
    }
  }
  // Without the school, then without the employer, where the names are long.
  const said =
    whole ??
    (own && (scribe.say(own.short, placed, own) ?? scribe.say([...own.frames, ...own.short], own.slots, own)))
  if (!said) return []
  if (studied) progress.educated.add(studied.id)
  else if (job) introduce(progress, job, [said])
  progress.applied = true
  progress.words += plainLetters(said.text)
  return [said]
}

/** Months. */
const maxDeedAge = 96

/** Two things they ask for that one job of the person was made of, and the application. */
function deedHook(progress: Progress): Sentence[] {
  const { letter, scribe, spoken } = progress
  const { plan, slots, now, type } = letter
  if (type !== 'job_application' || !plan.needs.isPosted) return []
  const [one, two] = hookNeeds(progress)
  if (!one || !two) return []
  const job = plan.argued.find(
    (able) =>
      able.title?.isPerson &&
      able.employer !== undefined &&
      able.card.kind !== 'volunteering' &&
      (able.age ?? 0) < maxDeedAge &&
      (able.months ?? 0) >= minIntroducing &&
      isStrong(proofBy(plan.pairs, one, able)) &&
      isStrong(proofBy(plan.pairs, two, able)),
  )
  const said =
    job &&
    scribe.say(
      job.current ? hooks.currentDeedHooks : hooks.pastDeedHooks,
      {
        ...slots,
        ...jobSlots(job, now, letter.facts.jobs),
        ...needSlots(['c1', 'n1'], one),
        ...needSlots(['c2', 'n2'], two),
      },
      { facts: [job.id], needs: [one.id, two.id] },
    )
  if (!job || !said) return []
  spoken.add(one.id).add(two.id)
  introduce(progress, job, [said])
  return [said, ...plainHook(progress)]
}

/** Whether nothing that could follow proves what they look for. */
function isPlainlyOpened(progress: Progress): boolean {
  const { plan, type } = progress.letter
  if (isPlacement(plan.situation) || type === 'scholarship' || type === 'motivation' || !plan.needs.isPosted)
    return false
  return proofJob(progress, true) === undefined
}

/** The application itself. */
function plainHook(progress: Progress, frames: readonly Frame[] = hooks.plainHooks): Sentence[] {
  const { letter, scribe } = progress
  const { slots } = letter
  const there = slots.atE ?? slots.place
  const said = scribe.say(frames, { ...slots, ...(there && { there }) })
  if (!said) return []
  progress.applied = true
  progress.words += plainLetters(said.text)
  return [said]
}

/** How many letters open with what they ask, where a post of the person is made of it. */
const answerFirst = 0.4

export function hook(progress: Progress): Sentence[] {
  const isTradeFirst = progress.scribe.random.next() < 0.5
  const personal = isTradeFirst
    ? [tradeHook, personalHook, careerHook, postsHook]
    : [personalHook, tradeHook, careerHook, postsHook]
  const isPlain = isPlainlyOpened(progress)
  // Who has just studied for something else than what they did is known by it.
  const isByStudies =
    trainingForPost(progress.letter) !== undefined ||
    (progress.letter.plan.situation === 'change-of-occupation' &&
      studiesOfToday(progress.letter) !== undefined)
  const isAnswerFirst = progress.scribe.random.next() < answerFirst
  for (const opening of [
    ...(isAnswerFirst ? [answeredHook] : []),
    ...(isByStudies ? [standingHook] : []),
    nearHook,
    ...(progress.isPersonFirst ? [deedHook, ...personal] : isPlain ? [tradeHook] : [postsHook]),
    ...(isPlain ? [careerHook, standingHook, postsHook, plainHook] : []),
  ]) {
    const said = opening(progress)
    if (said.length > 0) return said
  }
  const { letter, scribe, spoken } = progress
  const { plan, slots, type } = letter
  const [one, two] = hookNeeds(progress)
  const there = slots.atE ?? slots.place
  const named: Slots = {
    ...slots,
    ...(there && { there }),
    ...(one && needSlots(['c1', 'n1'], one)),
    ...(two && needSlots(['c2', 'n2'], two)),
  }
  const lists: (readonly Frame[])[] = []
  const placements = plan.situation === 'apprenticeship' ? hooks.apprenticeshipHooks : hooks.internshipHooks
  // Who has done it does not ask to learn it.
  const isKnown = plan.pairs.some(
    ({ need, proofs: found }) =>
      (need.id === one?.id || need.id === two?.id) &&
      found.some(({ reason }) => reason === 'same-task' || reason === 'same-occupation'),
  )
  const placed = isKnown ? placements.filter((frame) => !/appren/iu.test(frame)) : placements
  if (type === 'scholarship') lists.push(hooks.scholarshipHooks)
  else if (type === 'motivation') lists.push(hooks.admissionHooks)
  else if (isPlacement(plan.situation)) {
    if (two && isKnown && plan.needs.isPosted) lists.push(placed)
    lists.push(hooks.namedPlacementHooks, hooks.placementHooks)
  } else if (plan.needs.isPosted) {
    const [isSure, isSureToo] = [one, two].map((need) => isOfPost(need, plan.needs.code))
    // Recruiters know what they look for: it is said to be answered.
    const [isDone, isDoneToo] = [one, two].map((need) =>
      plan.pairs.some((pair) => pair.need.id === need?.id && pair.proofs.some(isStrong)),
    )
    if (two && isSure && isSureToo && isDone && isDoneToo) lists.push(hooks.postedHooks)
    if (one && isSure && isDone) lists.push(hooks.singleHooks)
    lists.push(hooks.plainHooks)
  } else if (plan.needs.hasText) lists.push(hooks.bareHooks)
  else lists.push(hooks.unsolicitedHooks, hooks.bareHooks)
  for (const list of lists) {
    if (list === hooks.plainHooks || list === hooks.namedPlacementHooks) {
      const own = careerHook(progress)
      const standing = own.length > 0 ? own : standingHook(progress)
      if (standing.length > 0) return standing
    }
    const needs = list === hooks.singleHooks ? [one] : [one, two]
    // Those that name the employer come first: a letter is written to someone.
    const first = list.filter((frame) => /\{(?:\?|de )?(?:E|atE|AtE)\}/u.test(frame))
    const made = scribe.say(first, named) ?? scribe.say(list, named)
    if (!made) continue
    // Most openings say nothing of what is asked.
    const ids = needs.flatMap((need, at) =>
      need && new RegExp(`[cn]${at + 1}\\}`, 'iu').test(made.frame ?? '') ? need.id : [],
    )
    const said = { ...made, needs: ids }
    for (const id of ids) spoken.add(id)
    // «Je vous écris pour un stage chez Duval» applies.
    if (/candidat|je vous écris/iu.test(said.text)) progress.applied = true
    progress.words += plainLetters(said.text)
    return [said]
  }
  return []
}
