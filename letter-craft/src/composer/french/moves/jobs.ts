import { plainLetters } from '../../../french/plain-letters.ts'
import { employerKey, hasLed } from '../../../plan/argued-jobs.ts'
import { isNamedIn } from '../../../plan/concept.ts'
import type { FactJob } from '../../../plan/facts.ts'
import type { Pair } from '../../../plan/pair.ts'
import { inWords } from '../../../realisation/period.ts'
import { inFirstPerson, type VerbPhrase } from '../../../realisation/verb-phrase.ts'
import { asPattern } from '../../../text/as-pattern.ts'
import { only, type Sentence } from '../../draft.ts'
import { isShort, type TellOptions } from '../job-slots.ts'
import { jobSlots, lengthOf, needSlots, postBefore } from '../letter-facts.ts'
import * as proofs from '../proofs.fr.ts'
import { isThing } from '../task-list.ts'
import { leadJob, stemsOf, tellJob } from '../tell-job.ts'
import { path } from './path.ts'
import { introduce, isInTitle, isStrong, type Progress, proofBy } from './progress.ts'

/** Months. */
const fewMonths = 12
const longSince = 60

/** The next job that has something to tell, its tasks that answer the offer first. */
export function nextJob(progress: Progress): Sentence[] {
  const { letter, scribe, told } = progress
  const { plan, morphology } = letter
  const isFirst = told.size + progress.introduced.size === 0
  const left = plan.argued.filter(({ id }) => !told.has(id))
  // What was done, before what is known by its title alone.
  const job =
    (isFirst ? undefined : left.find(({ tasks, results }) => tasks.length + results.length > 0)) ?? left[0]
  if (!job) return []
  const isSilent = job.tasks.length + job.results.length === 0
  const bears =
    hasLed(job) ||
    plan.pairs.some(({ proofs }) =>
      proofs.some(({ fact, reason }) => fact === job.id && reason === 'same-occupation'),
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
    after: dated,
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
    needs: answering.map(({ need }) => need.id),
    sentenceWords: letter.sentenceWords,
  }
  const lead = leadingNeed(progress, job, answering, chosen, options)
  const rest = lead ? chosen.filter((task) => !lead.tasks.includes(task)) : chosen
  const sentences = [
    ...(lead ? [lead.said] : []),
    ...tellJob(job, rest, scribe, morphology, lead ? { ...options, isKnown: true } : options),
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
  return [...sentences, ...sameHouse(progress, job)]
}

/** Tasks of a job and of one before it at the same employer that one paragraph holds. */
const maxInHouse = 8

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
      one.title.title !== job.title?.title,
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

/** How many jobs of a letter may be opened by what is asked. */
const maxLeads = 1
/** What the offer says in passing opens no paragraph. */
const leadingWeight = 2.6

/** What they ask, before the tasks of a job that answer it; its sentence, and the tasks it has told. */
function leadingNeed(
  progress: Progress,
  job: FactJob,
  answering: readonly Pair[],
  chosen: readonly VerbPhrase[],
  options: TellOptions,
): { said: Sentence; tasks: readonly VerbPhrase[] } | undefined {
  const { letter, scribe, spoken } = progress
  const { plan, morphology } = letter
  if (
    progress.leads >= maxLeads ||
    progress.isAskingSaid ||
    !plan.needs.isPosted ||
    !job.title?.isPerson ||
    !job.employer
  )
    return undefined
  const open = answering.find(
    ({ need }) =>
      need.kind === 'task' &&
      need.isStated !== false &&
      !spoken.has(need.id) &&
      (need.concept?.weight ?? 0) > 1 &&
      need.weight >= leadingWeight &&
      !isInTitle(need, plan.needs.title) &&
      !progress.words.includes(plainLetters(need.label)) &&
      isStrong(proofBy(plan.pairs, need, job)),
  )
  const { concept } = open?.need ?? {}
  if (!open || !concept) return undefined
  // What they ask, in its own words: tours are no answer to contracts, though one concept holds both.
  const asked = stemsOf(open.need.label)
  const [, object] = asked
  const tasks = chosen
    .filter(
      ({ text }) =>
        isNamedIn(concept, plainLetters(text)) &&
        stemsOf(text).some((stem) => asked.includes(stem)) &&
        // «poser des chemins de câbles» is no answer to «câbler des tableaux».
        (object === undefined || stemsOf(text).includes(object)),
    )
    .slice(0, 2)
  if (tasks.length === 0) return undefined
  const said = leadJob(open.need, job, tasks, scribe, morphology, {
    ...options,
    isAlso: progress.isAskingSaid,
  })
  if (!said) return undefined
  progress.leads += 1
  progress.isAskingSaid = true
  return { said, tasks }
}

const maxTasks = 6
/** Tasks of the jobs of a letter that tells three and more, and of each after them. */
const shares = [5, 4, 3]
const fewest = 2

/** Doubts from which a task is told only for want of others, or not even so. */
const unsure = 1.3
const guessed = 2
const enoughSure = 2
/** A doubt from which a task is left to the CV, whatever else there is. */
const untold = 1.9
/** What a doubt weighs beside what a task answers. */
const doubtCost = 0.5

function tellingTasks(
  job: FactJob,
  answering: readonly Pair[],
  { letter, toldTasks: said }: Progress,
): VerbPhrase[] {
  const { isOfTrade } = letter.plan
  const asked = answering.flatMap(({ proofs }) =>
    proofs.flatMap(({ fact, task }) => (fact === job.id && task ? [task.text] : [])),
  )
  const { relevance } = letter.plan.needs
  const tools = letter.plan.needs.needs.flatMap(({ kind, label }) => (kind === 'tool' ? label : []))
  const worthOf = ({ text, line = '' }: VerbPhrase): number =>
    (asked.includes(text) ? 2 : isOfTrade(text) ? 1 : 0) +
    relevance.of(`${text}\n${line}`) +
    tools.filter((tool) => new RegExp(`(?<![\\p{L}\\d])${asPattern(tool)}(?![\\p{L}\\d])`, 'u').test(text))
      .length
  // Where there is much to tell, the letter tells what bears on the post.
  const { argued } = letter.plan
  const telling = argued.filter(({ tasks }) => tasks.length > 0).length
  const isForeign =
    answering.length === 0 && job.id !== argued[0]?.id && !job.tasks.some(({ text }) => isOfTrade(text))
  // Of many jobs, the first tells most.
  const place = argued.filter(({ tasks }) => tasks.length > 0).findIndex(({ id }) => id === job.id)
  const share = telling < 3 ? maxTasks : (shares[place] ?? fewest)
  const plenty = isForeign && telling > 1 ? Math.min(fewest, share) : share
  const open = job.tasks.filter(({ text }) => !said.has(text))
  // Where enough is sure, what is not stays in the CV; what answers the offer is told all the same.
  const sure = open.filter(({ doubt = 0 }) => doubt < unsure)
  const able =
    sure.length >= enoughSure
      ? open.filter((task) => sure.includes(task) || (worthOf(task) > 1 && (task.doubt ?? 0) < guessed))
      : open.filter(({ doubt = 0 }) => doubt < untold)
  const meritOf = (task: VerbPhrase): number => worthOf(task) - doubtCost * (task.doubt ?? 0)
  // Of a few weeks, one says what was done, and not what one took care of.
  const done = isShort(job) ? able.filter((task) => !isThing(task)) : []
  return withoutEchoes((done.length > 1 ? done : able).sort((one, other) => meritOf(other) - meritOf(one)))
    .filter((task, at) => at < plenty || (telling < 3 && worthOf(task) > 0))
    .slice(0, maxTasks)
}

/** Share of the words of a task that others have said, from which it tells nothing new. */
const maxEcho = 0.75

/** «gérer et stocker les containers», behind «stocker les marchandises dans des containers» and «gérer les envois», says nothing new. */
function withoutEchoes(tasks: readonly VerbPhrase[]): VerbPhrase[] {
  const kept: VerbPhrase[] = []
  const known = new Set<string>()
  for (const task of tasks) {
    const stems = stemsOf(task.text)
    const echoes = stems.filter((stem) => known.has(stem)).length
    if (kept.length > 1 && echoes >= maxEcho * stems.length) continue
    kept.push(task)
    for (const stem of stems) known.add(stem)
  }
  return kept
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
  if (!chosen || !strong) {
    if (!chosen) return []
  }
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
