import { withDe } from '../../../french/contraction.ts'
import { plainLetters } from '../../../french/plain-letters.ts'
import type { FactJob } from '../../../plan/facts.ts'
import type { Pair } from '../../../plan/plan.ts'
import type { VerbPhrase } from '../../../realisation/verb-phrase.ts'
import { only, type Sentence } from '../../draft.ts'
import { enumerate } from '../../enumerate.ts'
import { employerKey, jobSlots, needSlots, postBefore } from '../letter-facts.ts'
import * as proofs from '../proofs.fr.ts'
import { earlierStories, firstStories, stories } from '../stories.fr.ts'
import { tellJob } from '../tell-job.ts'
import { introduce, isStrong, type Progress, proofBy } from './progress.ts'

/** The next job that has something to tell, its tasks that answer the offer first. */
export function nextJob(progress: Progress): Sentence[] {
  const { letter, scribe, told } = progress
  const { plan, morphology } = letter
  const job = plan.argued.find(({ id }) => !told.has(id))
  if (!job) return []
  const isFirst = told.size + progress.introduced.size === 0
  if (job.tasks.length + job.results.length === 0 && !isFirst && !job.current && job.title?.isPerson) {
    const story = path(progress)
    told.add(job.id)
    if (story.length > 0) return story
    told.delete(job.id)
  }
  const isKnown = progress.named?.id === job.id
  const isIntroduced = progress.introduced.has(job.id)
  if (isIntroduced && job.tasks.length === 0) {
    told.add(job.id)
    progress.named = undefined
    return nextJob(progress)
  }
  const isEarlier = told.size > 0 && (job.age ?? 0) >= (plan.argued[0]?.age ?? 0)
  const answering = plan.pairs.filter(({ proofs }) =>
    proofs.some(({ fact, task }) => fact === job.id && task),
  )
  const chosen = tellingTasks(job, answering, progress.toldTasks)
  const sentences = tellJob(job, chosen, scribe, morphology, {
    gender: letter.facts.gender,
    now: letter.now,
    isKnown,
    isIntroduced,
    isEarlier,
    before: postBefore(
      job,
      letter.facts.jobs.filter(({ id }) => !progress.introduced.has(id)),
    ),
    isShared: letter.facts.jobs.some(
      (one) => one.id !== job.id && employerKey(one) === employerKey(job) && employerKey(one) !== '',
    ),
    needs: answering.map(({ need }) => need.id),
    sentenceWords: letter.sentenceWords,
  })
  told.add(job.id)
  if (sentences.length === 0) return []
  for (const { text } of chosen) progress.toldTasks.add(text)
  progress.named = job
  introduce(progress, job, sentences)
  progress.words += plainLetters(
    sentences.map(({ text }) => text).join(' ') + job.tasks.map(({ text }) => text).join(' '),
  )
  const likeness = linkTo(
    progress,
    job,
    answering.filter(({ need }) => isStrong(proofBy(plan.pairs, need, job))),
  )
  for (const { need } of answering) progress.spoken.add(need.id)
  return [...sentences, ...only(likeness)]
}

/** That they ask for what was just told; not twice in a letter. */
function linkTo(progress: Progress, job: FactJob, answering: readonly Pair[]): Sentence | undefined {
  const { scribe, spoken, letter } = progress
  // One likeness that is said outright; the others are seen.
  if (progress.links >= 1) return undefined
  const open = answering.find(
    ({ need }) => need.kind === 'task' && !spoken.has(need.id) && (need.concept?.weight ?? 0) > 1,
  )
  if (!open || !letter.plan.needs.isPosted) return undefined
  progress.links += 1
  const source = { facts: [job.id], needs: [open.need.id] }
  const worded = needSlots(['q1', 'm1'], open.need, progress.words)
  return (
    scribe.say(proofs.links, { ...letter.slots, ...worded }, source) ??
    scribe.say(proofs.echoes, letter.slots, source)
  )
}

const maxTasks = 6

function tellingTasks(job: FactJob, answering: readonly Pair[], said: ReadonlySet<string>): VerbPhrase[] {
  const asked = answering.flatMap(({ proofs }) =>
    proofs.flatMap(({ fact, task }) => (fact === job.id && task ? [task.text] : [])),
  )
  return job.tasks
    .filter(({ text }) => !said.has(text))
    .sort((one, other) => Number(asked.includes(other.text)) - Number(asked.includes(one.text)))
    .slice(0, maxTasks)
}

/** The likeness of what was just told and another thing they ask. */
export function bridge(progress: Progress): Sentence[] {
  const { letter, scribe, spoken, named } = progress
  if (!named) return []
  const { pairs } = letter.plan
  const open = pairs.filter(
    ({ need }) => need.kind === 'task' && !spoken.has(need.id) && (need.concept?.weight ?? 0) > 0,
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
  const said = scribe.say(frames, { ...slots, ...asked, ...(own?.task && { x1: own.task.text }) }, source)
  if (said) spoken.add(chosen.need.id)
  return only(said)
}

/** Months since which a short post that answers nothing has ended. */
const agedAt = 110
const maxInPath = 4
const maxTitlesInPath = 3

/** Other jobs in one sentence, the oldest first: the story of a career. */
export function path(progress: Progress): Sentence[] {
  progress.named = undefined
  const { letter, scribe, told, introduced } = progress
  const isSaid = ({ id }: FactJob) => told.has(id) || introduced.has(id)
  const answers = ({ id }: FactJob): number =>
    letter.plan.pairs.filter(({ proofs }) => proofs.some(({ fact }) => fact === id)).length
  const others = letter.facts.jobs.filter(
    (job) =>
      !isSaid(job) &&
      !(letter.plan.argued.includes(job) && job.tasks.length + job.results.length > 0) &&
      !job.current &&
      job.title?.isPerson &&
      job.card.kind !== 'volunteering' &&
      // A short post of long ago tells nothing.
      (letter.plan.argued.includes(job) ||
        answers(job) > 0 ||
        (job.age ?? 0) < agedAt ||
        (job.months ?? 0) >= 36) &&
      (job.employer ?? job.at ?? job.period),
  )
  // What answers the offer first, then what lasted and is recent; told in the order of time.
  const worthOf = (job: FactJob): number =>
    answers(job) * 1.5 + Math.min(3, (job.months ?? 3) / 24) - Math.min(3, (job.age ?? 60) / 60)
  const ranked = [...others].sort((one, other) => worthOf(other) - worthOf(one))
  const titles = [...new Set(ranked.map(({ title }) => title?.title))].slice(0, maxTitlesInPath)
  const chosen = ranked.filter(({ title }) => titles.includes(title?.title)).slice(0, maxInPath)
  const stages = others.filter((job) => chosen.includes(job)).reverse()
  if (stages.length === 0) return []
  const said = byTitle(stages)
  // «Auparavant» only of what came before all that was told.
  const begun = letter.facts.jobs.filter(isSaid).map(({ card }) => card.from || card.to)
  const isBefore =
    told.size + introduced.size > 0 &&
    stages.every(({ card }) => card.to !== '' && begun.every((from) => from !== '' && card.to <= from))
  const made = scribe.say(
    told.size + introduced.size === 0 ? firstStories : [...stories, ...(isBefore ? earlierStories : [])],
    {
      ...letter.slots,
      story: enumerate(said),
      ...(said.length > 1 && { stories: enumerate(said), destory: enumerate(said.map(withDe)) }),
    },
    { facts: stages.map(({ id }) => id), isSpare: told.size > 1 },
  )
  if (made) {
    for (const { id } of others) told.add(id)
    for (const { id } of stages) introduced.add(id)
    progress.words += plainLetters(made.text)
  }
  return only(made)
}

/** «caissière chez Flunch (2018), puis à Lyon (2020)»: a title is said once. */
function byTitle(stages: readonly FactJob[]): string[] {
  const titles = [...new Set(stages.map(({ title }) => title?.title ?? ''))]
  return titles.map((title) => {
    const own = stages.filter((job) => job.title?.title === title)
    const isPlaced = own.every(({ employer, at }) => employer !== undefined || at !== undefined)
    // Without a place for each, only the years: «assistante manager (2008-2018 et 2019)».
    const said = isPlaced
      ? inTurn([...new Set(own.map(placeOf))])
      : `(${[...new Set(own.map(yearsOf))].filter(Boolean).join(' et ')})`
    return `${title} ${said === '()' ? '' : said}`.trim()
  })
}

/** «chez A (2018) puis chez B (2020)», «chez A, chez B puis chez C» */
const inTurn = (places: readonly string[]): string =>
  [places.slice(0, -1).join(', '), places.at(-1)].filter(Boolean).join(' puis ')

const yearsOf = ({ card }: FactJob): string =>
  [card.from.slice(0, 4), card.to.slice(0, 4)]
    .filter((year, index, all) => year !== '' && all.indexOf(year) === index)
    .join('-')

/** «chez Flunch (2018-2020)» */
function placeOf(job: FactJob): string {
  const years = yearsOf(job)
  return [job.employer?.at ?? job.at, years && `(${years})`].filter(Boolean).join(' ')
}
