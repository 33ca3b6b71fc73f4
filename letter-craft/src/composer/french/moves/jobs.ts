import { plainLetters } from '../../../french/plain-letters.ts'
import type { FactJob } from '../../../plan/facts.ts'
import { employerKey, hasLed, isSamePost, isUnpaid } from '../../../plan/job-traits.ts'
import { isNearlyBest } from '../../../plan/job-worth.ts'
import type { Plan } from '../../../plan/plan.ts'
import { inWords } from '../../../realisation/period.ts'
import { inFirstPerson } from '../../../realisation/verb-phrase.ts'
import { only, type Sentence } from '../../draft.ts'
import type { TellOptions } from '../job-slots.ts'
import { jobSlots, type LetterFacts, lengthOf, needSlots, postBefore } from '../letter-facts.ts'
import * as proofs from '../proofs.fr.ts'
import { tellJob } from '../tell-job.ts'
import { latestPost, path } from './path.ts'
import { introduce, isInTitle, isStrong, type Progress, proofBy } from './progress.ts'
import { tellingTasks } from './telling-tasks.ts'
import { tieToOffer } from './tie.ts'

/** Months. */
const fewMonths = 12
const longSince = 60

/** The jobs that the letter tells: what bears on the post, then the others, back in time. */
function toTell({ plan, facts, fullness }: LetterFacts): readonly FactJob[] {
  const { argued, others } = plan
  // What one is today is told by its title, whatever it bears on.
  const today = facts.jobs.filter(
    (job) =>
      job.current &&
      job.title?.isPerson &&
      !isUnpaid(job) &&
      !argued.includes(job) &&
      !plan.silenced.has(job.id),
  )
  // From another trade, what bears on nothing would bury what does.
  const isFromElsewhere =
    plan.situation === 'change-of-occupation' ||
    (plan.situation === 'close-occupation' && argued.filter(tells).length > 1)
  const beside = others.filter((job) => !today.includes(job))
  const able = beside.filter((job) =>
    fullness === 'bearing'
      ? bearing(job, plan) >= muchBearing
      : // A few weeks of a stage that bear on nothing tell less than nothing.
        (!isFromElsewhere && job.card.kind !== 'internship' && !isBrief(job)) ||
        bearing(job, plan) >= someBearing,
  )
  const titles = today.map((job) => ({ ...job, tasks: [], results: [] }))
  const rest = [...titles, ...able].slice(0, Math.max(0, mostTold - argued.length))
  return [...argued, ...rest.sort((one, other) => (one.age ?? longSince) - (other.age ?? longSince))]
}
/** A few weeks of years ago. */
const isBrief = ({ months = fewMonths, age = 0 }: FactJob): boolean => months <= fewWeeks && age > longSince
const fewWeeks = 2

/** How much the title and the tasks of a job bear on the post. */
const bearing = ({ card }: FactJob, { needs }: Plan): number =>
  needs.relevance.of([card.title, ...card.tasks].join('\n'))
const someBearing = 0.4
/** Of a job beside those that are argued with, in a letter that is full without it. */
const muchBearing = 1.3
/** As many as an outline has moves for. */
const mostTold = 4

const tells = ({ tasks, results }: FactJob): boolean => tasks.length + results.length > 0

/** A post of the very occupation that is sought, known by its title alone, where no other that is left bears on it. */
const bareOfPost = (left: readonly FactJob[], { pairs, needs }: Plan): FactJob | undefined =>
  left.some((job) => tells(job) && pairs.some(({ proofs }) => proofs.some(({ fact }) => fact === job.id)))
    ? undefined
    : left.find((job) => !tells(job) && job.title?.isPerson && isSamePost(job, needs))

/** Of the jobs that are left, the one to tell next. */
function nextOf(
  left: readonly FactJob[],
  { letter: { plan }, told, introduced, named: before }: Progress,
): FactJob | undefined {
  const isFirstTold = told.size === 0
  const isFirst = isFirstTold && introduced.size === 0
  // What was done, before what is known by its title alone.
  const named = left.find(
    (job) =>
      job.id === before?.id && job.tasks.length > 0 && isNearlyBest(job, left.filter(tells), plan.worths),
  )
  return (
    // What the sentence before has named is told at once.
    named ??
    (isFirstTold ? beginningOf(left) : undefined) ??
    (isFirst ? undefined : (bareOfPost(left, plan) ?? left.find(tells))) ??
    left[0]
  )
}

/** The next job that has something to tell, its tasks that answer the offer first. */
export function nextJob(progress: Progress): Sentence[] {
  const { letter, scribe, told } = progress
  const { plan, morphology } = letter
  const isFirstTold = told.size === 0
  const isFirst = isFirstTold && progress.introduced.size === 0
  const left = toTell(letter).filter(({ id }) => !told.has(id))
  const job = nextOf(left, progress)
  if (!job) return []
  // What one did for a living comes before what one does beside it.
  const areUnpaid = left.every(({ card, tasks }) => card.kind === 'volunteering' || tasks.length === 0)
  if (job.card.kind === 'volunteering' && areUnpaid && !isFirst) {
    const story = path(progress)
    if (story.length > 0) return story
  }
  const isSilent = !tells(job)
  const bears =
    hasLed(job) ||
    plan.pairs.some(({ proofs }) =>
      proofs.some(({ fact, reason }) => fact === job.id && reason !== 'close-task'),
    )
  // A title of a few months of long ago tells nothing beside what was done since.
  if (
    isSilent &&
    !bears &&
    !isFirst &&
    !job.current &&
    (job.months ?? 0) < fewMonths &&
    (job.age ?? 0) > longSince
  ) {
    told.add(job.id)
    return nextJob(progress)
  }
  // Where nothing but titles is known, a career is told from its beginning.
  if (isSilent && !job.current && job.title?.isPerson) {
    const story = path(progress)
    if (story.length > 0) {
      told.add(job.id)
      return story
    }
  }
  const isKnown = progress.named?.id === job.id
  const isIntroduced = progress.introduced.has(job.id)
  if (isIntroduced && isSilent) {
    told.add(job.id)
    progress.named = undefined
    return nextJob(progress)
  }
  const { dated } = progress
  const isEarlier = dated !== undefined && job.card.to !== '' && job.card.to <= dated.card.from
  const answering = plan.pairs.filter(({ proofs }) =>
    proofs.some(({ fact, task }) => fact === job.id && task),
  )
  const chosen = tellingTasks(job, answering, progress)
  const options: TellOptions = {
    gender: letter.facts.gender,
    now: letter.now,
    isKnown,
    isIntroduced,
    isEarlier,
    isFollowing: !isFirstTold,
    before: postBefore(
      job,
      letter.facts.jobs.filter(({ id }) => !progress.introduced.has(id)),
    ),
    isShared: letter.facts.jobs.some(
      (one) =>
        one.id !== job.id &&
        progress.introduced.has(one.id) &&
        employerKey(one) === employerKey(job) &&
        employerKey(one) !== '',
    ),
    isNamesake: letter.facts.jobs.some((one) => one.id !== job.id && bearsTitle(one, job.title?.title)),
    needs: answering.map(({ need }) => need.id),
    sentenceWords: letter.sentenceWords,
  }
  const tied = tieToOffer(progress, job, answering, chosen, options)
  const rest = tied ? chosen.filter((task) => !tied.tasks.includes(task)) : chosen
  const sentences = [
    ...(tied?.said ?? []),
    ...tellJob(job, rest, scribe, morphology, tied ? { ...options, isKnown: true, isTied: true } : options),
  ]
  told.add(job.id)
  if (sentences.length === 0) return []
  for (const { text } of chosen) progress.toldTasks.add(text)
  progress.named = job
  progress.dated = job
  introduce(progress, job, sentences)
  progress.words += plainLetters(
    sentences.map(({ text }) => text).join(' ') + job.tasks.map(({ text }) => text).join(' '),
  )
  for (const { need } of answering) progress.spoken.add(need.id)
  return [...sentences, ...sameHouse(progress, job), ...(isFirstTold ? latestPost(progress) : [])]
}

/** What came before a career of bare titles, and says what was done: it is told before them, in the order of time. */
function beginningOf(left: readonly FactJob[]): FactJob | undefined {
  const [only, ...others] = left.filter(tells)
  return only !== undefined &&
    others.length === 0 &&
    only.card.to !== '' &&
    left.length > 2 &&
    left.every((job) => job === only || job.card.from >= only.card.to)
    ? only
    : undefined
}

/** «serveur, barista et barman» bears «barman» too. */
const bearsTitle = ({ title }: FactJob, other: string | undefined): boolean =>
  other !== undefined && title?.title.split(/, | et /u).includes(other) === true

/** Tasks of a job and of one before it at the same employer that one paragraph holds. */
const maxInHouse = 8

/** Whether two posts were held at one time, for a year or more: neither came before the other. */
const areAtOnce = ({ card: one }: FactJob, { card: other }: FactJob): boolean => {
  const [later, sooner] = one.from > other.from ? [one, other] : [other, one]
  return sooner.current || Number(sooner.to.slice(0, 4)) - Number(later.from.slice(0, 4)) > 1
}

/** Another post at the same employer that has something to tell, right behind: its employer is not named again. */
function sameHouse(progress: Progress, job: FactJob): Sentence[] {
  const { letter, scribe, told } = progress
  const key = employerKey(job)
  const other = letter.plan.argued.find(
    (one) =>
      key !== '' &&
      employerKey(one) === key &&
      !told.has(one.id) &&
      !progress.introduced.has(one.id) &&
      one.tasks.length > 0 &&
      // What lasts is no «auparavant».
      one.current === job.current &&
      one.title?.isPerson &&
      one.period !== undefined &&
      one.title.title !== job.title?.title &&
      !areAtOnce(one, job),
  )
  if (!other || job.tasks.length + other.tasks.length > maxInHouse) return []
  const answering = letter.plan.pairs.filter(({ proofs }) =>
    proofs.some(({ fact, task }) => fact === other.id && task),
  )
  const chosen = tellingTasks(other, answering, progress)
  const sentences = tellJob(other, chosen, scribe, letter.morphology, {
    gender: letter.facts.gender,
    now: letter.now,
    atSameHouse: other.card.from < job.card.from ? 'before' : 'after',
    needs: answering.map(({ need }) => need.id),
    sentenceWords: letter.sentenceWords,
  })
  if (sentences.length === 0) return []
  told.add(other.id)
  for (const { text } of chosen) progress.toldTasks.add(text)
  for (const { need } of answering) progress.spoken.add(need.id)
  progress.named = other
  progress.dated = other
  introduce(progress, other, sentences)
  return sentences
}

/** The years they ask for, where one post that bears on theirs has lasted as long. */
function yearsAnswered(progress: Progress): Sentence[] {
  const { letter, scribe } = progress
  const { plan } = letter
  const { years, leads, code } = plan.needs
  if (years === undefined || progress.areYearsSaid) return []
  const job = plan.argued.find(
    (one) =>
      one.title?.isPerson &&
      (one.months ?? 0) >= years * 12 &&
      ((leads && hasLed(one)) ||
        plan.pairs.filter(({ need }) => isStrong(proofBy(plan.pairs, need, one))).length > 1 ||
        (code !== undefined && one.codes.includes(code))),
  )
  if (!job || !progress.introduced.has(job.id)) return []
  // The letter has said how long that was.
  const lasted = lengthOf(job, letter.now)
  if (lasted !== undefined && progress.words.includes(plainLetters(lasted))) return []
  const asked = `${inWords(years)} ${years > 1 ? 'ans' : 'an'}`
  const frames = proofs.askedYears.filter((frame) => !(job.current && /j’ai (?:été|travaillé)/u.test(frame)))
  const said = scribe.say(
    frames,
    { ...letter.slots, ...jobSlots(job, letter.now), asked },
    { facts: [job.id] },
  )
  if (said) progress.areYearsSaid = true
  return only(said)
}

/** The likeness of what was just told and another thing they ask. */
export function bridge(progress: Progress): Sentence[] {
  const years = yearsAnswered(progress)
  if (years.length > 0) return years
  const { letter, scribe, spoken, named } = progress
  if (!named) return []
  const { pairs } = letter.plan
  const open = pairs.filter(
    ({ need }) =>
      need.kind === 'task' &&
      need.isStated !== false &&
      !spoken.has(need.id) &&
      (need.concept?.weight ?? 0) > 0 &&
      !isInTitle(need, letter.plan.needs.title),
  )
  const slots = { ...letter.slots, ...jobSlots(named, letter.now) }
  const strong = open.find(({ need }) => isStrong(proofBy(pairs, need, named)))
  const close = open.find(({ need }) => {
    const near = proofBy(pairs, need, named)
    return near?.reason === 'close-task' && near.task !== undefined
  })
  const chosen = strong ?? close
  if (!chosen) return []
  const own = proofBy(pairs, chosen.need, named)
  const source = { facts: [named.id], needs: [chosen.need.id] }
  const asked = needSlots(['q1', 'm1'], chosen.need, progress.words)
  const frames = strong ? (named.current ? proofs.currentBridges : proofs.bridges) : proofs.closeBridges
  const said = scribe.say(
    frames,
    { ...slots, ...asked, ...(own?.task && { x1: inFirstPerson(own.task.text) }) },
    source,
  )
  if (said) spoken.add(chosen.need.id)
  return only(said)
}
