import { plainLetters } from '../../../french/plain-letters.ts'
import type { FactJob } from '../../../plan/facts.ts'
import {
  areOfOneField,
  employerKey,
  facesPeople,
  hasLed,
  isCareerOfTitles,
  isOfOldTrade,
  isPaid,
  isSamePost,
  isUnpaid,
  sharesHead,
  startOf,
} from '../../../plan/job-traits.ts'
import { mostWeight } from '../../../plan/need.ts'
import type { Sentence } from '../../draft.ts'
import { shortPlace } from '../job-slots.ts'
import * as stories from '../stories.fr.ts'
import { enoughTelling, placements } from './placements.ts'
import { introduce, type Progress } from './progress.ts'
import { byTitle, yearsOf } from './stage-names.ts'

/** Months since which a post has ended that is still recent. */
const recently = 60
/** Months since which a post that answers nothing has ended. */
const agedAt = 110
/** Months of a post of any trade that is a part of who one is. */
const wasLong = 72
const longAgo = 180
const maxStages = 3
const fewStages = 3
const lastWorth = 5
/** Of a career that is told by its titles alone. */
const mostStages = 4
/** Months of a post of another trade that is left out where it was long ago. */
const shortStay = 8
/** Of two posts of long ago, the one that lasted is remembered: months since, for each month of it. */
const faded = 15
/** Months of a post of another trade that tells anything. */
const fewMonths = 3

/** Other jobs in one sentence or two, in the order of time: the story of a career. */
export function path(progress: Progress): Sentence[] {
  // «Avant cela» is behind a job, not behind a diploma.
  const isBehindJob = progress.dated !== undefined
  progress.named = undefined
  progress.dated = undefined
  const { letter, scribe, told, introduced } = progress
  const stages = stagesOf(progress)
  if (stages.length === 0) return placements(progress)
  const isFirst = told.size + introduced.size === 0
  const begun = letter.facts.jobs.filter(({ id }) => told.has(id) || introduced.has(id)).map(startOf)
  // «Auparavant» only of what came before all that was told.
  const isBefore =
    !isFirst &&
    stages.every(({ card }) => card.to !== '' && begun.every((from) => from !== '' && card.to <= from))
  const house = isFirst ? undefined : houseOf(stages, progress)
  const story = house && houseStory(progress, house, isBefore)
  if (story) return [story, ...(stages.length > 1 ? path(progress) : [])]
  const inOrder = byTitle(stages, namedHouses(progress))
  // «Auparavant…» and «Par la suite…» behind a job of later would turn back twice.
  const said =
    isBefore && inOrder.length === 3 && wordsIn(inOrder) <= mostWords ? firstTogether(inOrder) : inOrder
  const half = said.length > 2 ? Math.ceil(said.length / 2) : said.length
  // «Auparavant» is behind a job, and not behind a diploma.
  const isEarlier = isBefore && isBehindJob
  // «Plus récemment» of what began when all that was told had ended.
  const isLatest =
    !isFirst &&
    stages.every(({ age = 0 }) => age < recently) &&
    stages.every((stage) =>
      letter.facts.jobs.every(
        (job) =>
          !(told.has(job.id) || introduced.has(job.id)) ||
          (!job.current && job.card.to !== '' && job.card.to <= startOf(stage)),
      ),
    )
  const opening = isFirst
    ? stories.firstStories
    : isLatest
      ? stories.latestStories
      : isEarlier
        ? stories.earlierStories
        : stories.otherStories
  // «J’ai commencé comme…» is of the first post of all.
  const isBegun = letter.facts.jobs.every((job) => startOf(job) >= startOf(stages[0] ?? job))
  const source = { facts: stages.map(({ id }) => id), isSpare: told.size > 1 }
  const isOfTrade =
    told.size === 0 && stages.length === 1 && stages.every((stage) => isSamePost(stage, letter.plan.needs))
  const out: Sentence[] = []
  for (const [at, part] of [said.slice(0, half), said.slice(half)].entries()) {
    const [s1, s2] = part
    if (s1 === undefined || (at > 0 && out.length === 0)) continue
    // «Plus tard» only of what began when the stage before had ended.
    const [previous, next] = [stages[half - 1], stages[half]]
    const isLater =
      previous &&
      next &&
      startOf(next) >= (previous.card.to || startOf(previous)) &&
      !isOfSameYear(previous, next)
    const story = at > 0 ? (isLater ? stories.laterStories : stories.otherStories) : opening
    const { double } = story
    const single = at === 0 && isOfTrade ? stories.sameTradeStories : story.single
    // «puis» only of what came after.
    const [one, two] = stages.slice(at * half, at * half + 2)
    const areTogether =
      said === inOrder &&
      one !== undefined &&
      two !== undefined &&
      (isOfSameYear(one, two) ||
        (one.card.to > two.card.from && two.card.to <= one.card.to) ||
        // A third «et» would be lost among those of the titles.
        (areApart(one, two, letter.facts.jobs) && ![one, two].some(hasTwoTitles)))
    const frames = (s2 === undefined ? single : double)
      .map((frame) => (areTogether ? frame.replace(', puis ', ' et ') : frame))
      .filter(
        (frame) =>
          (isBegun || !/d’abord|commencé/u.test(frame)) &&
          // One is in an internship, and holds no post there.
          !(stages.some(({ card }) => card.kind === 'internship') && /exerc|travaill|poste/u.test(frame)),
      )
    const sentence = scribe.say(frames, { ...letter.slots, s1, s2 }, source)
    if (sentence) out.push(sentence)
  }
  if (out.length === 0) return []
  for (const job of stages) introduce(progress, job, [])
  // The others are left to the CV.
  for (const job of letter.facts.jobs) if (!job.current && job.tasks.length === 0) told.add(job.id)
  progress.words += plainLetters(out.map(({ text }) => text).join(' '))
  return [...out, ...placements(progress)]
}

/** An earlier post at an employer that the letter has named; the same post is not named twice. */
function houseStory(progress: Progress, house: FactJob, isBefore: boolean): Sentence | undefined {
  const { letter, scribe, told, introduced } = progress
  const { employer, at: _, ...stage } = house
  const [s1] = byTitle([stage], new Map())
  const isSameTitle = letter.facts.jobs.some(
    (one) =>
      introduced.has(one.id) &&
      employerKey(one) === employerKey(house) &&
      one.title?.title === house.title?.title,
  )
  // «Auparavant» behind an older job told elsewhere would turn time back.
  if (!isSameTitle && !isBefore) return undefined
  const title = house.title?.title
  // «Le même poste» is the one that was told last.
  const again = progress.named?.title?.title === title ? stories.sameTitleStories : stories.againStories
  const said = scribe.say(
    isSameTitle ? again : stories.houseStories,
    {
      ...letter.slots,
      s1,
      title,
      at: employer && shortPlace(employer.at),
      years: yearsOf(house) || undefined,
    },
    { facts: [house.id] },
  )
  if (!said) return undefined
  told.add(house.id)
  introduce(progress, house, [said])
  return said
}

/** The last post of all, known by its title alone, behind the first that is told: the others go back in time from there. */
export function latestPost(progress: Progress): Sentence[] {
  const { letter, scribe, told, introduced } = progress
  const { jobs } = letter.facts
  const known = jobs.filter(({ id }) => told.has(id) || introduced.has(id))
  const latest = jobs.find(
    (job) =>
      !known.includes(job) &&
      !job.current &&
      isPaid(job) &&
      job.title?.isPerson &&
      job.tasks.length + job.results.length === 0 &&
      (job.months ?? fewMonths) >= fewMonths &&
      isLastPost(job, jobs) &&
      known.every(({ current, card }) => !current && card.to !== '' && card.to <= startOf(job)),
  )
  if (!latest) return []
  const [s1] = byTitle([latest], namedHouses(progress))
  const said = scribe.say(
    stories.latestStories.single,
    { ...letter.slots, s1 },
    { facts: [latest.id], isSpare: true },
  )
  if (!said) return []
  told.add(latest.id)
  introduce(progress, latest, [said])
  // «Dans ce poste» would be that one.
  progress.named = undefined
  return [said]
}

const aYear = 12
/** How much a title bears on the post that is told for it. */
const bearingTitle = 0.15
const bearingTrade = 0.18
/** Years between two posts from which the second did not follow. */
const gap = 2

const hasTwoTitles = ({ title }: FactJob): boolean => / et /u.test(title?.title ?? '')

/** Whether years, or another post, lie between two stages: «puis» would say that one led to the other. */
const areApart = (one: FactJob, two: FactJob, all: readonly FactJob[]): boolean =>
  Number(startOf(two).slice(0, 4)) - Number((one.card.to || startOf(one)).slice(0, 4)) >= gap ||
  all.some((job) => isPaid(job) && startOf(job) > startOf(one) && startOf(job) < startOf(two))

/** Words of three stages that one sentence holds. */
const mostWords = 34
const wordsIn = (said: readonly string[]): number => said.join(' ').split(' ').length

/** «vendeuse chez A en 2002, caissière chez B de 2003 à 2005», and the last one. */
const firstTogether = (said: readonly string[]): string[] => [said.slice(0, -1).join(', '), ...said.slice(-1)]

/** A stage at the employer of a job that the letter has named. */
const houseOf = (stages: readonly FactJob[], { letter, introduced }: Progress): FactJob | undefined =>
  stages.find((stage) => {
    const known = letter.facts.jobs.filter(
      (job) => introduced.has(job.id) && employerKey(job) === employerKey(stage),
    )
    return (
      employerKey(stage) !== '' &&
      known.length > 0 &&
      // «D’abord» of what came before what was told there.
      known.every((job) => stage.card.to !== '' && stage.card.to <= startOf(job))
    )
  })

/** The jobs that are worth a mention, in the order of time; they are told by their titles alone. */
function stagesOf({ letter, told, introduced, summed, areTitlesSaid }: Progress): FactJob[] {
  const { plan, facts } = letter
  // «Préparateur, renfort de Noël», for a «préparateur de commandes», however short.
  const answers = (job: FactJob): number => Number(sharesHead(job, plan.needs.title)) + pairsOf(job)
  const most = mostWeight(plan.needs.needs)
  // What answers a thing asked in passing tells little more than what does not.
  const pairsOf = ({ id }: FactJob): number =>
    plan.pairs
      .filter(({ proofs }) =>
        proofs.some(
          ({ fact, reason, task }) => fact === id && (reason !== 'close-task' || task !== undefined),
        ),
      )
      .reduce((sum, { need }) => sum + need.weight / most, 0)
  const isOfField = ({ codes }: FactJob): boolean =>
    codes.some((code) => areOfOneField(code, plan.needs.code ?? ''))
  const isOfFamily = ({ codes }: FactJob): boolean =>
    codes.some((code) => code.slice(0, 3) === plan.needs.code?.slice(0, 3))
  // An earlier post at the same employer is part of one story.
  const isOfHouse = (job: FactJob): boolean =>
    employerKey(job) !== '' &&
    facts.jobs.some((one) => introduced.has(one.id) && employerKey(one) === employerKey(job))
  // Where little else is told, a career is told whole.
  const isThin = letter.fullness !== 'bearing' || new Set([...told, ...introduced]).size < 2
  // Beside posts that say what was done, the bare title of a few months says nothing.
  const tellsEnough =
    facts.jobs.filter(({ id, tasks }) => told.has(id) && tasks.length > 0).length >= enoughTelling
  // From another trade, the bare title of some years of yet another one says nothing.
  const isChange = plan.situation === 'change-of-occupation' || plan.situation === 'close-occupation'
  // «agent de sécurité» shares a word with cybersecurity, and nothing that one does there.
  const bears = ({ card, codes }: FactJob): boolean =>
    plan.needs.relevance.of(card.title) >= bearingTitle &&
    (codes.length === 0 || codes.some((code) => plan.needs.relevance.ofOccupation(code) >= bearingTrade))
  const areBare = isCareerOfTitles(facts.jobs)
  const others = facts.jobs.filter(
    (job) =>
      !told.has(job.id) &&
      !introduced.has(job.id) &&
      (!summed.has(job.id) ||
        // Of a career of titles, each is all that is known of its years.
        ((letter.fullness !== 'bearing' || areBare) && (job.months ?? 0) >= shortStay) ||
        isTellingPost(job, facts.jobs)) &&
      !(plan.argued.includes(job) && job.tasks.length + job.results.length > 0) &&
      !job.current &&
      job.title?.isPerson &&
      !isUnpaid(job) &&
      (job.card.kind !== 'internship' || answers(job) > 0 || isOfField(job)) &&
      (plan.argued.includes(job) ||
        answers(job) > 0 ||
        isLastPost(job, facts.jobs) ||
        (isOfField(job) && (job.age ?? 0) < agedAt) ||
        isOfFamily(job) ||
        ((job.months ?? 0) >= wasLong && (job.age ?? 0) < longAgo) ||
        (plan.needs.leads && hasLed(job) && (job.age ?? 0) < agedAt) ||
        isOfHouse(job) ||
        (isThin &&
          (!isChange ||
            areBare ||
            hasLed(job) ||
            bears(job) ||
            (!tellsEnough && ((job.months ?? 0) >= wasLong || (job.age ?? 0) < recently))) &&
          (job.months ?? fewMonths) >= (tellsEnough ? aYear : fewMonths) &&
          ((job.age ?? 0) < agedAt || (job.months ?? 0) >= Math.max(shortStay, (job.age ?? 0) / faded)))) &&
      (isOfField(job) ||
        answers(job) > 0 ||
        (job.age ?? 0) < agedAt ||
        (job.months ?? shortStay) >= shortStay) &&
      // Of who has worked for years since, first posts of long ago in another field stay in the CV.
      (isOfHouse(job) ||
        isOfField(job) ||
        answers(job) > 0 ||
        (job.age ?? 0) < longAgo ||
        !isOfOldTrade(job, facts.jobs)) &&
      (isOfField(job) ||
        answers(job) > 0 ||
        isOfHouse(job) ||
        ((job.months ?? fewMonths) >= fewMonths && !isOfOldTrade(job, facts.jobs))) &&
      (job.employer ?? job.at ?? job.period),
  )
  const worthOf = (job: FactJob): number =>
    (areTitlesSaid && job === facts.jobs.find(isPaid) ? lastWorth : 0) +
    answers(job) +
    Number(isOfField(job)) +
    2 * Number(isOfFamily(job)) +
    // Who has waited at tables may sell.
    Number(facesPeople(plan.needs.code) && job.codes.some(facesPeople)) +
    // Who has led a house for some months has reached that.
    (hasLed(job) && (job.months ?? 0) >= fewMonths ? (plan.needs.leads ? 2 : 1) : 0) +
    Math.min(4, (job.months ?? 3) / 24) -
    Math.min(4, (job.age ?? 60) / 60)
  // The opening has given the titles: what lasted, and what came last, are enough.
  const room = areTitlesSaid ? fewStages : isThin ? mostStages : maxStages
  const chosen = [...others].sort((one, other) => worthOf(other) - worthOf(one)).slice(0, room)
  return others
    .filter((job) => chosen.includes(job))
    .sort((one, other) => startOf(one).localeCompare(startOf(other)))
}

/** Of titles that were only added up, the last post, those of years, and those of who led are told too. */
const isTellingPost = (job: FactJob, all: readonly FactJob[]): boolean =>
  job.employer !== undefined || job.at !== undefined
    ? hasLed(job) || (job.months ?? 0) >= someYears || isLastPost(job, all)
    : false
const someYears = 36

/** What one did last: without it, a letter ends years ago. */
const isLastPost = (job: FactJob, all: readonly FactJob[]): boolean =>
  (job.age ?? 0) < recently &&
  all.every(({ age = 0, card }) => card.kind !== 'employment' || (job.age ?? 0) <= age)

/** Two stages of which only one year is known: nothing says which came first. */
const isOfSameYear = (one: FactJob, two: FactJob): boolean =>
  [one, two].every(({ card }) => /^(?:\d{4})?$/u.test(card.from) && /^(?:\d{4})?$/u.test(card.to)) &&
  startOf(one) === startOf(two) &&
  (one.card.to || startOf(one)) === (two.card.to || startOf(two))

/** Employers that the letter has named. */
const namedHouses = ({ letter, introduced }: Progress): ReadonlyMap<string, string> => {
  const starts = new Map<string, string>()
  for (const job of letter.facts.jobs.filter(({ id }) => introduced.has(id))) {
    const key = employerKey(job)
    const known = starts.get(key)
    if (key !== '' && (known === undefined || startOf(job) < known)) starts.set(key, startOf(job))
  }
  return starts
}
