import type { Need } from '../../../plan/need.ts'
import { isPlacement } from '../../../plan/pair.ts'
import { orderBonus } from '../../../plan/plan.ts'
import type { Sentence } from '../../draft.ts'
import { type Frame, only, type Slots } from '../../draft.ts'
import { inWords } from '../dates.ts'
import type { EnglishJob } from '../facts.ts'
import * as hooks from '../hooks.en.ts'
import { isOfTrade, isStrong, jobSlots, needSlots, pairSlots, sharesWords } from '../letter.ts'
import * as parts from '../parts.en.ts'
import * as proofs from '../proofs.en.ts'
import type { Progress } from './progress.ts'

/** Needs for the first sentence: those with the best proof. */
function hookNeeds({ letter }: Progress): Need[] {
  const { plan, argued } = letter
  const strength = (need: Need): number => {
    const bonus = argued.some((job) => isStrong(job, need))
      ? 2.2
      : argued.some((job) => isOfTrade(plan, job, need))
        ? 1.6
        : 1
    // «work as part of a team» says nothing of a post.
    return need.weight * bonus * ((need.concept?.weight ?? 1) > 1 ? 1 : 0.4) + orderBonus(plan, need)
  }
  const [first, ...rest] = plan.needs.needs
    .filter(({ kind }) => kind === 'task')
    .sort((one, other) => strength(other) - strength(one))
  const second = rest.slice(0, 5).find((need) => first !== undefined && !sharesWords(need, first))
  return [first, second].filter((need) => need !== undefined)
}

type Hook = { frames: readonly Frame[]; needs: readonly Need[] }

function hooksFor({ letter }: Progress, needs: readonly Need[]): Hook[] {
  const { plan, type } = letter
  if (type === 'scholarship') return [{ frames: hooks.scholarshipHooks, needs: [] }]
  if (type === 'motivation') return [{ frames: hooks.admissionHooks, needs: [] }]
  if (isPlacement(plan.situation))
    return [
      ...(plan.needs.isPosted && needs.length > 1
        ? [
            {
              frames: plan.situation === 'internship' ? hooks.internshipHooks : hooks.apprenticeshipHooks,
              needs,
            },
          ]
        : []),
      { frames: hooks.placementHooks, needs: [] },
    ]
  if (plan.needs.isPosted)
    return [
      ...(needs.length > 1 ? [{ frames: hooks.postedHooks, needs }] : []),
      ...(needs.length > 0 ? [{ frames: hooks.singleHooks, needs: needs.slice(0, 1) }] : []),
      { frames: hooks.bareHooks, needs: [] },
    ]
  if (plan.needs.hasText) return [{ frames: hooks.bareHooks, needs: [] }]
  return [hooks.unsolicitedHooks, hooks.bareHooks].map((frames) => ({ frames, needs: [] }))
}

const namesEmployer = /\{\??(?:E|atE|AtE)\}/u

export function hook(progress: Progress): Sentence[] {
  const { letter, scribe, spoken } = progress
  const found = hookNeeds(progress)
  const filled: Slots = {
    ...letter.slots,
    ...needSlots('c1', 'g1', found[0]),
    ...pairSlots('cc', 'gg', found),
  }
  for (const { frames, needs } of hooksFor(progress, found)) {
    const ids = needs.map(({ id }) => id)
    // Short lists may leave the employer unnamed in every draft: frames that name them come first.
    const first = frames === hooks.postedHooks ? frames : frames.filter((frame) => namesEmployer.test(frame))
    const said =
      (letter.slots.E === undefined ? undefined : scribe.say(first, filled, { needs: ids })) ??
      scribe.say(frames, filled, { needs: ids })
    if (!said) continue
    for (const id of ids) spoken.add(id)
    progress.words += said.text
    return [said]
  }
  return []
}

const canTell = ({ title, employer, place, period }: EnglishJob): boolean =>
  title !== undefined && (employer ?? place ?? period) !== undefined

/** The same occupation as the post, by the register and by a word of the title. */
function isSameTrade({ letter: { plan, slots } }: Progress, job: EnglishJob): boolean {
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .split(/[^a-z]+/u)
      .filter((word) => word.length > 3)
  const wanted = wordsOf(slots.T ?? '')
  return (
    job.fact.code !== undefined &&
    job.fact.code === plan.needs.code &&
    wordsOf(job.title?.title ?? '').some((word) => wanted.includes(word))
  )
}

const minTotal = 30

/** «eight years»: all the posts with this title together, where there are several. */
function totalAs(jobs: readonly EnglishJob[], { title }: EnglishJob): string | undefined {
  const same = jobs.filter((job) => job.title?.title === title?.title && job.fact.card.kind === 'employment')
  const months = same.reduce((sum, { fact }) => sum + (fact.months ?? 0), 0)
  return same.length > 1 && months >= minTotal ? `${inWords(Math.floor(months / 12))} years` : undefined
}

export function proof(progress: Progress): Sentence[] {
  const { letter, scribe, spoken } = progress
  const { plan, argued } = letter
  const [one, two] = hookNeeds(progress)
  // Before the hook has said what they look for, nothing can be said to answer it.
  const wasSaid = one !== undefined && spoken.has(one.id)
  const jobs = argued.filter(canTell)
  const isBoth = wasSaid && two !== undefined && spoken.has(two.id)
  const strong = isBoth ? jobs.find((job) => isStrong(job, one) && isStrong(job, two)) : undefined
  const single = wasSaid ? jobs.find((job) => isStrong(job, one) || isStrong(job, two)) : undefined
  const worthOf = ({ fact: { months = 6, age = 60 } }: EnglishJob) => Math.min(months, 60) - age / 2
  const [sameTrade] = jobs.filter((job) => isSameTrade(progress, job)).sort((a, b) => worthOf(b) - worthOf(a))
  const titled = wasSaid
    ? jobs.find((job) => isOfTrade(plan, job, one) || isOfTrade(plan, job, two))
    : undefined
  const job = sameTrade ?? strong ?? single ?? titled
  if (!job) return []
  const { current } = job.fact
  const all = { ...letter.slots, ...jobSlots(job) }
  const tried: [readonly Frame[], Slots][] = []
  if (job === strong && (job !== sameTrade || scribe.random.next() < 0.5))
    tried.push([current ? proofs.currentProofs : proofs.pastProofs, all])
  const total = job === sameTrade ? totalAs(letter.english.jobs, job) : undefined
  if (total !== undefined) tried.push([proofs.totals, { ...all, total }])
  if (job === sameTrade) tried.push([current ? proofs.currentOccupation : proofs.pastOccupation, all])
  const need = isStrong(job, one) ? one : isStrong(job, two) ? two : undefined
  if (wasSaid && need)
    tried.push([
      current ? proofs.oneCurrentProofs : proofs.onePastProofs,
      { ...all, ...needSlots('p1', 'r1', need) },
    ])
  tried.push([current ? proofs.currentTitles : proofs.pastTitles, all])
  const source = {
    facts: [job.id],
    needs: wasSaid ? [one?.id, two?.id].filter((id) => id !== undefined) : [],
  }
  for (const [frames, filled] of tried) {
    const said = scribe.say(frames, filled, source)
    if (!said) continue
    progress.isProved = true
    if (need?.concept && filled.p1 !== undefined) progress.proved.add(need.concept.id)
    progress.named = job
    progress.introduced.add(job.id)
    return [said]
  }
  return []
}

const minLeft = 12

export function change(progress: Progress): Sentence[] {
  const { letter, scribe } = progress
  const { plan, english } = letter
  if (plan.situation !== 'change-of-occupation') return []
  // What one does, or did last: an earlier job would tell another story.
  const able = english.jobs.filter((one) => canTell(one) && one.fact.card.kind !== 'volunteering')
  // A few months between two lives are no occupation to leave.
  const job = able.find(({ fact: { months = minLeft } }) => months >= minLeft) ?? able[0]
  if (!job) return []
  // What answers the offer, if from nearby, is not announced as foreign to it.
  const isForeign = plan.pairs.every(({ need }) => need.kind !== 'task')
  const { current } = job.fact
  const frames = isForeign
    ? current
      ? proofs.changeCurrent
      : proofs.changePast
    : current
      ? proofs.currentTitles
      : proofs.pastTitles
  const said = scribe.say(frames, { ...letter.slots, ...jobSlots(job) }, { facts: [job.id] })
  if (said) {
    progress.named = job
    progress.introduced.add(job.id)
  }
  return only(said)
}

/** «therefore», «that is why»: only of a reason that was given. «below», «so far»: only before what one did. */
const announces = /below|so far|tell you what|what I can offer|here is what/iu

export function apply(progress: Progress): Sentence[] {
  const { letter, scribe } = progress
  if (progress.applied || letter.type === 'scholarship' || letter.type === 'motivation') return []
  const all =
    letter.tone === 'formal'
      ? parts.formalApplications.filter((frame) => progress.isProved || !/therefore|this reason/u.test(frame))
      : [...(progress.isProved ? parts.applications : []), ...parts.plainApplications]
  // The first sentence has said it.
  if (/apply|application|consider(?:ed)? (?:me )?for/iu.test(progress.words)) return []
  const isPlaced = isPlacement(letter.plan.situation)
  const frames = all.filter(
    (frame) =>
      (progress.told.size === 0 || !announces.test(frame)) &&
      !(isPlaced && /(?<!\p{L})job(?!\p{L})/u.test(frame)),
  )
  const said = scribe.say(frames, letter.slots)
  if (said) {
    progress.applied = true
    progress.named = undefined
  }
  return only(said)
}
