import { plainLetters } from '../../../french/plain-letters.ts'
import type { FactJob } from '../../../plan/facts.ts'
import type { Need } from '../../../plan/offer-needs.ts'
import { orderBonus } from '../../../plan/plan.ts'
import type { Sentence } from '../../draft.ts'
import { type Frame, only, type Slots } from '../../draft.ts'
import * as hooks from '../hooks.fr.ts'
import { jobSlots, type LetterFacts, needSlots, postBefore, withRise } from '../letter-facts.ts'
import * as proofs from '../proofs.fr.ts'
import { isAchievement } from '../task-list.ts'
import { suits } from '../tell-job.ts'
import { fieldYears, tradeYears } from '../trade-years.ts'
import {
  answersInWords,
  introduce,
  isInTitle,
  isOfTrade,
  isStrong,
  type Progress,
  proofBy,
  sharesWords,
} from './progress.ts'

/** Needs for the first sentence: those with the best proof. */
function hookNeeds({ letter }: Progress): Need[] {
  const { pairs, needs } = letter.plan
  const { first: ordered } = letter.plan
  const all = needs.needs.filter(({ kind }) => kind === 'task')
  const most = Math.max(...all.map(({ weight }) => weight))
  const isProven = ({ id }: Need): boolean =>
    pairs.some(({ need, proofs: [best] }) => need.id === id && best?.reason === 'same-task')
  // What the offer says in passing opens no letter.
  const isMain = (need: Need): boolean => need.weight >= (isProven(need) ? provenShare : mainShare) * most
  const tasks = all.filter(
    (need) =>
      ordered.includes(need.id) || (need.isStated !== false && isMain(need) && !isInTitle(need, needs.title)),
  )
  const strength = (need: Need): number => {
    const best = pairs.find((pair) => pair.need.id === need.id)?.proofs[0]?.reason
    const bonus = best === 'same-task' ? 2.2 : best === 'same-occupation' ? 1.6 : best === undefined ? 1 : 1.3
    // «travailler en équipe» says nothing of a post.
    const strength = need.weight * bonus * ((need.concept?.weight ?? 1) > 1 ? 1 : 0.4)
    return strength + orderBonus(letter.plan, need)
  }
  const ranked = [...tasks].sort((one, other) => strength(other) - strength(one))
  const [first] = ranked
  // Beside the first, what is surely part of the post, or what the person has done.
  const isSure = ({ id, concept, weight }: Need): boolean =>
    weight >= sureShare * most ||
    (needs.code !== undefined && concept?.occupations.some((one) => needs.code?.startsWith(one))) ||
    pairs.some(
      ({ need, proofs: [best] }) => need.id === id && (best?.reason === 'same-task' || isOfTrade(best)),
    )
  const second = ranked
    .slice(1, 5)
    .find((need) => first !== undefined && isSure(need) && !sharesWords(need, first))
  // One thing alone must be what the post is about, or what the person has done.
  const isAlone = first !== undefined && second === undefined && !ordered.includes(first.id)
  if (isAlone && !isProven(first) && first.weight < aloneShare * most) return []
  return [first, second].filter((need) => need !== undefined)
}

/** Shares of the weight of what an offer asks for most. */
const mainShare = 0.75
const provenShare = 0.6
const sureShare = 0.75
const aloneShare = 0.9

/** Whether a need is surely of this post: a task of its occupation, or one that the offer insists on. */
const isOfPost = (need: Need | undefined, code: string | undefined): boolean =>
  need?.concept !== undefined &&
  ((code !== undefined && need.concept.occupations.some((one) => code.startsWith(one.slice(0, 3)))) ||
    (code !== undefined && need.weight >= insisted))

const insisted = 4

/** Months: what ended longer ago, or was shorter, does not introduce anybody. */
const maxIntroducing = 60
const minIntroducing = 12

/** Who writes, and for which post: the job that answers best, or the one held. */
function personalHook(progress: Progress): Sentence[] {
  const { letter, scribe, isPersonFirst } = progress
  const { plan, slots, now, type } = letter
  if (!isPersonFirst || type !== 'job_application' || plan.situation === 'apprenticeship') return []
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
      ({ id, current, code }) =>
        (current && id === plan.argued[0]?.id) || (code !== undefined && code === plan.needs.code),
    )
  if (!job) return []
  const there = slots.atE ?? slots.place
  const said = scribe.say(
    job.current ? hooks.currentPersonalHooks : hooks.pastPersonalHooks,
    { ...slots, ...jobSlots(job, now, letter.facts.jobs), ...(there && { there }) },
    { facts: [job.id] },
  )
  if (!said) return []
  progress.applied = true
  // It ends with the post that is sought: «à ce poste» and «j’y» would be about that one.
  progress.named = undefined
  introduce(progress, job, [said])
  progress.words += plainLetters(said.text)
  return [said]
}

/** The application, with the years in the trade that several posts make together. */
function tradeHook(progress: Progress): Sentence[] {
  const { letter, scribe } = progress
  const { plan, slots, now, type } = letter
  const isSought = type === 'job_application' && plan.situation !== 'apprenticeship' && plan.needs.isPosted
  if (!isSought) return []
  const inTrade = jobsOfTrade(letter)
  // Years of a trade are told of one that bears the name of the post.
  const together = inTrade.every((job) => isAlike(job, plan.needs.title))
    ? tradeYears(inTrade, now)
    : undefined
  const there = slots.atE ?? slots.place
  const inField = together ? undefined : fieldYears(letter.facts.jobs, plan.needs, now)
  const own = together ?? inField?.slots
  const said =
    own &&
    scribe.say(
      together ? hooks.tradeHooks : hooks.fieldHooks,
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

const jobsOfTrade = ({ plan, facts }: LetterFacts): FactJob[] =>
  facts.jobs.filter(
    ({ codes, title }) =>
      title?.isPerson === true && plan.needs.code !== undefined && codes.includes(plan.needs.code),
  )

/** Whether nothing that could follow proves what they look for. */
function isPlainlyOpened(progress: Progress): boolean {
  const { plan, type } = progress.letter
  const isPlacement = plan.situation === 'internship' || plan.situation === 'apprenticeship'
  if (isPlacement || type === 'scholarship' || type === 'motivation' || !plan.needs.isPosted) return false
  return proofJob(progress, true) === undefined
}

/** The application itself. */
function plainHook(progress: Progress): Sentence[] {
  const { letter, scribe } = progress
  const { slots } = letter
  const there = slots.atE ?? slots.place
  const said = scribe.say(hooks.plainHooks, { ...slots, ...(there && { there }) })
  if (!said) return []
  progress.applied = true
  progress.words += plainLetters(said.text)
  return [said]
}

export function hook(progress: Progress): Sentence[] {
  const isTradeFirst = progress.scribe.random.next() < 0.5
  const personal = isTradeFirst ? [tradeHook, personalHook] : [personalHook, tradeHook]
  const isPlain = isPlainlyOpened(progress)
  for (const opening of [
    ...(progress.isPersonFirst ? personal : isPlain ? [tradeHook] : []),
    ...(isPlain ? [plainHook] : []),
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
  else if (plan.situation === 'internship' || plan.situation === 'apprenticeship') {
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
    const needs = list === hooks.singleHooks ? [one] : [one, two]
    const isWorded =
      list !== hooks.bareHooks &&
      list !== hooks.placementHooks &&
      list !== hooks.namedPlacementHooks &&
      list !== hooks.unsolicitedHooks
    const ids = isWorded ? needs.flatMap((need) => need?.id ?? []) : []
    // Those that name the employer come first: a letter is written to someone.
    const first = list.filter((frame) => /\{(?:\?|de )?(?:E|atE|AtE)\}/u.test(frame))
    const said = scribe.say(first, named, { needs: ids }) ?? scribe.say(list, named, { needs: ids })
    if (!said) continue
    for (const id of ids) spoken.add(id)
    // «Je vous écris pour un stage chez Duval» applies.
    if (/candidat|je vous écris/iu.test(said.text)) progress.applied = true
    progress.words += plainLetters(said.text)
    return [said]
  }
  return []
}

const maxProofWords = 9
/** Months: what was long ago opens no letter. */
const maxProofAge = 150

/** The job that proves what they look for, and how; `wasSaid`: whether the letter has said what that is. */
function proofJob(progress: Progress, wasSaid: boolean) {
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
  if (progress.applied) return []
  const { letter, scribe, spoken } = progress
  const { plan, slots, now } = letter
  const [one, two] = hookNeeds(progress)
  // Before the hook has said what they look for, nothing can be said to answer it.
  const wasSaid = one !== undefined && spoken.has(one.id)
  const found = proofJob(progress, wasSaid)
  const years = found?.strong && found.strong === found.job ? [] : sayFieldYears(progress)
  if (years.length > 0 || !found) return years
  const { job, strong, single, sameTrade, titled } = found
  const all = { ...slots, ...jobSlots(job, now, letter.facts.jobs) }
  const source = { facts: [job.id], needs: [one?.id, two?.id].filter((id) => id !== undefined) }
  const tried: (readonly [readonly Frame[], Slots])[] = []
  const inTrade = jobsOfTrade(letter)
  const areAlike = inTrade.every((one_) => isAlike(one_, plan.needs.title))
  const together = job === sameTrade && areAlike ? tradeYears(inTrade, now) : undefined
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
function sayFieldYears(progress: Progress): Sentence[] {
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
function titlesOf(job: FactJob, { facts }: LetterFacts): readonly Frame[] {
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
const isAlike = ({ title }: FactJob, wanted: string): boolean => {
  const wordsOf = (text: string) =>
    plainLetters(text)
      .split(/[^a-z]+/u)
      .filter((word) => word.length > 4)
  const known = wordsOf(wanted)
  const own = wordsOf(title?.title ?? '').map((word) => word.slice(0, stemLength))
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

export function change(progress: Progress): Sentence[] {
  const { letter, scribe } = progress
  if (letter.plan.situation !== 'change-of-occupation' || progress.introduced.size > 0) return []
  // What one does; else the most telling of what one did.
  const posts = letter.facts.jobs.filter(({ title, card }) => title?.isPerson && card.kind !== 'volunteering')
  const [first] = letter.plan.argued
  const bears = first !== undefined && letter.plan.pairs.some(({ need, proofs: found }) => need.kind === 'task' && found.some(({ fact }) => fact === first.id))
  const job =
    (bears ? posts.find(({ id }) => id === first.id) : undefined) ??
    posts.find(({ current }) => current) ??
    posts.find(({ id }) => id === letter.plan.argued[0]?.id) ??
    posts.find(({ card, months = 0 }) => card.kind !== 'internship' && months >= minIntroducing)
  if (!job || !(job.employer ?? job.at)) return []
  const slots = { ...letter.slots, ...jobSlots(job, letter.now, letter.facts.jobs) }
  const said = withRise(
    scribe.say(titlesOf(job, letter), slots, { facts: [job.id] }),
    postBefore(job, letter.facts.jobs),
  )
  if (said) {
    // «Ce métier» would be the one before.
    progress.named = /après y avoir/u.test(said.text) ? undefined : job
    introduce(progress, job, [said])
  }
  return only(said)
}
