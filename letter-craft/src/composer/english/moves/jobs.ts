import { startOf } from '../../../plan/job-traits.ts'
import type { Need } from '../../../plan/need.ts'
import type { Sentence } from '../../draft.ts'
import { type Frame, only, type Slots } from '../../draft.ts'
import type { EnglishJob } from '../facts.ts'
import { listed } from '../frame.ts'
import * as frames from '../job-frames.en.ts'
import { type EnglishLetter, isOfTrade, isStrong, jobSlots, needSlots } from '../letter.ts'
import * as proofs from '../proofs.en.ts'
import type { EnglishTask } from '../tasks.ts'
import { inflect } from '../verb-forms.ts'
import type { Progress } from './progress.ts'

const maxTasks = 6
const perSentence = 3

/** The next job that has something to tell, its tasks that answer the offer first. */
export function nextJob(progress: Progress): Sentence[] {
  const { letter, told } = progress
  const { named, introduced } = progress
  const left = letter.argued.filter(({ id }) => !told.has(id))
  // What the letter has begun to speak of comes first.
  const job = left.find(({ id }) => id === named?.id) ?? left.find(({ id }) => introduced.has(id)) ?? left[0]
  if (!job) return []
  if (introduced.has(job.id) && job.tasks.length + job.tools.length === 0) {
    told.add(job.id)
    return nextJob(progress)
  }
  const bare = letter.argued.filter(
    ({ id, tasks, tools }) => !told.has(id) && tasks.length + tools.length === 0,
  )
  if (bare.length > 1 && bare.includes(job) && !job.fact.current) {
    const story = path(progress)
    if (story.length > 0) return story
  }
  told.add(job.id)
  const answered = letter.plan.needs.needs.filter((need) => isStrong(job, need))
  const sentences = tellJob(progress, job, answered)
  if (sentences.length === 0) {
    progress.named = undefined
    return progress.introduced.has(job.id) ? nextJob(progress) : []
  }
  progress.named = job
  progress.introduced.add(job.id)
  progress.words += sentences.map(({ text }) => text).join(' ')
  const link = linkTo(progress, job, answered)
  for (const { id } of answered) progress.spoken.add(id)
  return [...sentences, ...only(link)]
}

function tellJob(progress: Progress, job: EnglishJob, answered: readonly Need[]): Sentence[] {
  const { scribe } = progress
  const asked = new Set(answered.map(({ concept }) => concept?.id))
  const isAsked = ({ concept }: EnglishTask) => concept !== undefined && asked.has(concept.id)
  const results = job.tasks.filter(({ isResult }) => isResult).slice(0, 2)
  // The proof has told what it proves.
  const isProved = ({ concept }: EnglishTask) => concept !== undefined && progress.proved.has(concept.id)
  const open = job.tasks.filter((task) => !task.isResult)
  const fresh = progress.introduced.has(job.id) ? open.filter((task) => !isProved(task)) : open
  const tasks = fresh.sort((one, other) => Number(isAsked(other)) - Number(isAsked(one))).slice(0, maxTasks)
  const source = { facts: [job.id], needs: answered.map(({ id }) => id) }
  // Words that the first sentence has said in full are not said again.
  const isSaid = ({ phrase }: EnglishTask) =>
    phrase.text.split(' ').length > 7 && progress.words.includes(phrase.text.slice(phrase.text.indexOf(' ')))
  const untold = merged(tasks.filter((task) => !isSaid(task)))
  const [first, second] = [untold.slice(0, perSentence), untold.slice(perSentence)]
  const out: Sentence[] = []
  const opened =
    first.length > 0
      ? scribe.say(framesFor(progress, job), slotsOf(job, first), source)
      : progress.introduced.has(job.id)
        ? undefined
        : scribe.say(headsFor(progress, job), slotsOf(job, []), source)
  if (!opened) return results.length > 0 ? only(sayResults(progress, job, results, source.needs)) : []
  out.push(opened)
  const { current } = job.fact
  if (second.length > 0)
    out.push(
      ...only(scribe.say(current ? frames.moreCurrent : frames.morePast, slotsOf(job, second), source)),
    )
  if (results.length > 0) out.push(...only(sayResults(progress, job, results, source.needs)))
  out.push(...only(sayTools(progress, job, out.map(({ text }) => text).join(' '))))
  return out
}

/** What one worked with, where the tasks have not named it. */
function sayTools({ scribe }: Progress, { id, fact, tools }: EnglishJob, said: string): Sentence | undefined {
  const unnamed = tools.filter((tool) => !said.includes(tool)).slice(0, 4)
  if (unnamed.length === 0 || (unnamed.length === 1 && tools.length > 1)) return undefined
  const own = fact.current ? frames.toolsHere : frames.toolsThere
  return scribe.say(
    // «My tools were Python»: one is no plural.
    own.filter((frame) => unnamed.length > 1 || !frame.includes('My tools')),
    { tools: listed(unnamed) },
    { facts: [id], isSpare: true },
  )
}

/** «maintain and operate a radar» and «maintain and operate a control tower» are one. */
function merged(tasks: readonly EnglishTask[]): EnglishTask[] {
  const out: EnglishTask[] = []
  for (const task of tasks) {
    const { text, verbs } = task.phrase
    const last = verbs.at(-1)
    const head = last === undefined ? '' : text.slice(0, last.at + last.base.length + 1)
    const at = out.findIndex(
      ({ phrase }) =>
        verbs.length > 1 && phrase.text.startsWith(head) && phrase.verbs.length === verbs.length,
    )
    const before = out[at]
    if (before)
      out[at] = {
        ...before,
        phrase: { ...before.phrase, text: `${before.phrase.text} and ${text.slice(head.length)}` },
      }
    else out.push(task)
  }
  return out
}

const sayResults = (
  { scribe }: Progress,
  job: EnglishJob,
  results: readonly EnglishTask[],
  needs: readonly string[],
): Sentence | undefined =>
  scribe.say(
    frames.results,
    { done: listed(results.map(({ phrase }) => inflect(phrase, 'past'))) },
    { facts: [job.id], needs },
  )

function framesFor(progress: Progress, job: EnglishJob): readonly Frame[] {
  const { named, introduced } = progress
  const { current, card } = job.fact
  if (named?.id === job.id) return current ? frames.againCurrent : frames.againPast
  if (introduced.has(job.id)) return current ? frames.backCurrent : frames.backPast
  if (!job.employer && !job.place) return frames.placeless
  if (!job.title) {
    if (card.kind === 'internship') return frames.placements
    if (card.kind === 'volunteering') return current ? frames.currentVolunteering : frames.volunteering
    return current ? frames.untitledCurrent : frames.untitledPast
  }
  if (current) return frames.currentJobs
  return [...frames.pastJobs, ...(isBefore(progress, job) ? frames.earlier : [])]
}

/** «Before that» only of what ended before all that was told began. */
function isBefore({ letter, told, introduced, named }: Progress, job: EnglishJob): boolean {
  // «that» is the job of the sentence before.
  if (!named) return false
  const begun = letter.english.jobs
    .filter(({ id }) => id !== job.id && (told.has(id) || introduced.has(id)))
    .map(({ fact }) => startOf(fact))
  const { to, from } = job.fact.card
  const end = to || from
  return end !== '' && begun.length > 0 && begun.every((start) => start !== '' && end <= start)
}

function headsFor(progress: Progress, job: EnglishJob): readonly Frame[] {
  const { current, card } = job.fact
  const isPlaced = (job.employer ?? job.place) !== undefined
  if (job.title)
    return isPlaced || job.period !== undefined
      ? current
        ? frames.currentHeads
        : [...frames.pastHeads, ...(isBefore(progress, job) ? frames.earlierHeads : [])]
      : []
  if (!isPlaced) return []
  if (card.kind === 'internship') return frames.placementHeads
  if (card.kind === 'volunteering') return frames.volunteerHeads
  return current ? frames.currentPlaceHeads : frames.placeHeads
}

function slotsOf(job: EnglishJob, tasks: readonly EnglishTask[]): Slots {
  const own = jobSlots(job)
  if (tasks.length === 0) return own
  const all = (tense: 'base' | 'past' | 'gerund') => listed(tasks.map(({ phrase }) => inflect(phrase, tense)))
  return {
    ...own,
    did: all(job.fact.current ? 'base' : 'past'),
    doing: all('gerund'),
    todo: all('base'),
  }
}

/** A course and a scholarship ask for no tasks. */
const isOfPost = ({ type }: EnglishLetter): boolean => type !== 'motivation' && type !== 'scholarship'

/** That they ask for what was just told; not more than twice in a letter. */
function linkTo(progress: Progress, job: EnglishJob, answered: readonly Need[]): Sentence | undefined {
  const { scribe, spoken, letter, links, words } = progress
  const open = answered.find(({ id, concept }) => !spoken.has(id) && (concept?.weight ?? 0) > 1)
  if (!isOfPost(letter)) return undefined
  if (!open || links >= 2 || !letter.plan.needs.isPosted) return undefined
  progress.links += 1
  const source = { facts: [job.id], needs: [open.id] }
  return (
    scribe.say(proofs.links, { ...letter.slots, ...needSlots('q1', 'm1', open, words) }, source) ??
    scribe.say(proofs.echoes, letter.slots, source)
  )
}

/** The likeness of what was just told and another thing they ask. */
export function bridge(progress: Progress): Sentence[] {
  const { letter, scribe, spoken, named } = progress
  if (!named || !letter.plan.needs.isPosted || !isOfPost(letter)) return []
  const open = letter.plan.needs.needs.filter(({ id, kind }) => kind === 'task' && !spoken.has(id))
  const strong = open.find((need) => isStrong(named, need))
  const close = open.flatMap((need) => {
    const task = named.tasks.find(
      ({ concept }) => concept !== undefined && (need.concept?.near.includes(concept.id) ?? false),
    )
    const isNew =
      task &&
      !task.phrase.text
        .split(' ')
        .some((word) => word.length > 3 && (need.concept?.english ?? '').includes(word))
    return task && isNew && !isOfTrade(letter.plan, named, need) ? [{ need, task }] : []
  })[0]
  const need = strong ?? close?.need
  if (!need) return []
  const said = scribe.say(
    strong ? (named.fact.current ? proofs.currentBridges : proofs.bridges) : proofs.closeBridges,
    {
      ...letter.slots,
      ...jobSlots(named),
      ...needSlots('q1', 'm1', need, progress.words),
      ...(close && { x: inflect(close.task.phrase, 'gerund') }),
    },
    { facts: [named.id], needs: [need.id] },
  )
  if (said) {
    spoken.add(need.id)
    progress.words += said.text
  }
  return only(said)
}

/** Other jobs in one sentence, the oldest first: the story of a career. */
export function path(progress: Progress): Sentence[] {
  const { letter, scribe, told, introduced } = progress
  const isSaid = ({ id }: EnglishJob) => told.has(id) || introduced.has(id)
  const others = letter.english.jobs
    .filter(
      (job) =>
        !isSaid(job) &&
        !job.fact.current &&
        // What has tasks to tell has a sentence of its own.
        (job.tasks.length === 0 || !letter.argued.includes(job)) &&
        job.title &&
        (job.employer ?? job.place ?? job.period),
    )
    .slice(0, 3)
    .reverse()
  const stages = others.filter((job, at) => others.findIndex(({ title }) => title?.a === job.title?.a) === at)
  if (stages.length === 0) {
    progress.named = undefined
    return []
  }
  const said = stages.map((job, at) => {
    const before = stages[at - 1]
    const isSamePlace =
      before !== undefined && before.employer?.at === job.employer?.at && before.place === job.place
    return [job.title?.a, isSamePlace ? undefined : (job.employer?.at ?? job.place), job.period]
      .filter(Boolean)
      .join(' ')
  })
  const [one = '', two, three] = said
  const story =
    three !== undefined ? `${one}, ${two}, then ${three}` : two !== undefined ? `${one}, then ${two}` : one
  const isEarlier = stages.every((job) => isBefore(progress, job))
  progress.named = undefined
  const made = scribe.say(
    told.size === 0
      ? frames.firstStories
      : isEarlier
        ? frames.earlierStories
        : two === undefined
          ? frames.oneMore
          : frames.stories,
    { story },
    { facts: stages.map(({ id }) => id), isSpare: told.size > 1 },
  )
  if (made) for (const { id } of others) told.add(id)
  return only(made)
}
