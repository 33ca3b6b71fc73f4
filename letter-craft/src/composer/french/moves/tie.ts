import { plainLetters } from '../../../french/plain-letters.ts'
import { stemsOf } from '../../../french/stems.ts'
import { isNamedIn } from '../../../plan/concept.ts'
import type { FactJob } from '../../../plan/facts.ts'
import { namesTool } from '../../../plan/job-traits.ts'
import { mostWeight, type Need } from '../../../plan/need.ts'
import type { Pair } from '../../../plan/pair.ts'
import type { VerbPhrase } from '../../../realisation/verb-phrase.ts'
import type { Sentence } from '../../draft.ts'
import type { TellOptions } from '../job-slots.ts'
import { howMany, isAchievement } from '../task-list.ts'
import { leadJob, tailJob, toolLeadJob } from '../tell-job.ts'
import { isInTitle, isStrong, type Progress, proofBy } from './progress.ts'
import { ofEveryPage } from './tools-and-languages.ts'

/** What they ask and what one did of it, in one sentence or behind the one that names the job, and the tasks told. */
type Tie = { readonly said: readonly Sentence[]; readonly tasks: readonly VerbPhrase[] }

/** How many jobs of a letter may be tied to what is asked; what is asked opens one of them at most. */
const maxTies = 2
/** What the offer says in passing is not worth it. */
const tailWeight = 1.4

/** Share of the weight of what an offer asks most, from which a need is of its main work. */
const mainShare = 0.4

/** Ties the tasks of a job to a line of the offer that asks for them. */
export function tieToOffer(
  progress: Progress,
  job: FactJob,
  answering: readonly Pair[],
  chosen: readonly VerbPhrase[],
  options: TellOptions,
): Tie | undefined {
  const { plan } = progress.letter
  if (progress.ties >= maxTies || !plan.needs.isPosted) return undefined
  // From another trade, what the offer asks beside its main work is asked of another thing: which projects, whose accounts?
  const most = mostWeight(plan.needs.needs)
  const least =
    plan.situation === 'change-of-occupation' ? Math.max(tailWeight, mainShare * most) : tailWeight
  const open = answering.filter(
    ({ need }) =>
      need.kind === 'task' &&
      need.isStated !== false &&
      !progress.spoken.has(need.id) &&
      (need.concept?.weight ?? 0) > 1 &&
      need.weight >= least &&
      !isInTitle(need, plan.needs.title) &&
      isStrong(proofBy(plan.pairs, need, job)),
  )
  const ended = progress.isTailSaid ? undefined : tail(progress, job, open, chosen, options)
  const tie = ended ?? lead(progress, job, open, chosen, options) ?? toolLead(progress, job, chosen, options)
  if (!tie) return undefined
  progress.isTailSaid ||= ended !== undefined
  progress.ties += 1
  progress.isAskingSaid = true
  return { ...tie, said: tie.said.map((one) => (one.needs.length > 0 ? { ...one, isTied: true } : one)) }
}

/** «distribuer des supports» is no «préparer des supports»: one of the verbs of the concept, or one that says any work. */
const isSameDeed = ({ label, concept }: Need, { verbs }: VerbPhrase): boolean => {
  const known = [label, ...(concept?.does ?? [])].flatMap((wording) => stemsOf(wording).slice(0, 1))
  return verbs.some(
    ({ lemma }) => anyWork.test(plainLetters(lemma)) || known.includes(stemsOf(lemma)[0] ?? ''),
  )
}
const anyWork = /^(?:assurer|gerer|suivre|realiser|effectuer|s’occuper|mener|coordonner)$/u

/** What they ask, before the tasks that answer it in other words. */
function lead(
  { letter, scribe, isAskingSaid, words }: Progress,
  job: FactJob,
  open: readonly Pair[],
  chosen: readonly VerbPhrase[],
  options: TellOptions,
): Tie | undefined {
  if (isAskingSaid || !job.title?.isPerson) return undefined
  const { need } = open.find(({ need: { label } }) => !words.includes(plainLetters(label))) ?? {}
  const concept = need?.concept
  if (!need || !concept) return undefined
  // What they ask, in its own words: tours are no answer to contracts, though one concept holds both.
  const asked = stemsOf(need.label)
  const [, object] = asked
  const tasks = chosen
    .filter(
      (task) =>
        isNamedIn(concept, plainLetters(task.text)) &&
        isSameDeed(need, task) &&
        stemsOf(task.text).some((stem) => asked.includes(stem)) &&
        // «poser des chemins de câbles» is no answer to «câbler des tableaux».
        (object === undefined || stemsOf(task.text).includes(object)),
    )
    .slice(0, 2)
  const said = tasks.length > 0 ? leadJob(need, job, tasks, scribe, letter.morphology, options) : []
  return said.length > 0 ? { said, tasks } : undefined
}

/** Rules that one follows are no tool that one knows. */
const ofRules = /^(?:HACCP|ISO|CACES|RGPD|BPF)/iu

/** A tool that they ask for, before the task that was done with it. */
function toolLead(
  { letter, scribe, isAskingSaid, spoken }: Progress,
  job: FactJob,
  chosen: readonly VerbPhrase[],
  options: TellOptions,
): Tie | undefined {
  if (isAskingSaid || !job.title?.isPerson) return undefined
  const { needs, text } = letter.plan.needs
  const named = (label: string): number => plainLetters(text).split(plainLetters(label)).length
  const tools = needs
    .filter(
      ({ id, kind, label }) =>
        kind === 'tool' && !spoken.has(id) && !ofEveryPage.test(label) && !ofRules.test(label),
    )
    // What the offer names most matters most.
    .sort((one, other) => named(other.label) - named(one.label))
  for (const need of tools) {
    const task = chosen.find((one) => namesTool(one.text, need.label))
    const said = task && toolLeadJob(need, job, task, scribe, letter.morphology, options)
    if (task && said) return { said: [said], tasks: [task] }
  }
  return undefined
}

/** What answers two things they ask, or one, and that they ask it too. */
function tail(
  { letter, scribe }: Progress,
  job: FactJob,
  open: readonly Pair[],
  chosen: readonly VerbPhrase[],
  options: TellOptions,
): Tie | undefined {
  const answers = open.flatMap(({ need }) => {
    const [, ...objects] = stemsOf(need.label)
    const task = chosen.find(
      (one) =>
        need.concept !== undefined &&
        isNamedIn(need.concept, plainLetters(one.text)) &&
        isSameDeed(need, one) &&
        objects.length > 0 &&
        objects.every((stem) => stemsOf(one.text).includes(stem)) &&
        // «gérer le planning d’expédition maritime» is more than they ask.
        stemsOf(one.text.replace(howMany, '')).length <= objects.length + 1,
    )
    return task ? [{ need, task }] : []
  })
  const distinct = answers.filter(({ task }, at) => answers.findIndex((one) => one.task === task) === at)
  // What was done once has another tense than what lasted.
  const isOnce = distinct[0] !== undefined && isAchievement(distinct[0].task)
  const alike = distinct.filter(({ task }) => isAchievement(task) === isOnce).slice(0, 2)
  for (const told of [alike, alike.slice(0, 1)]) {
    const tasks = told.map(({ task }) => task)
    const needs = told.map(({ need }) => need)
    const said = tasks.length > 0 ? tailJob(needs, job, tasks, scribe, letter.morphology, options) : undefined
    if (said) return { said: [said], tasks }
  }
  return undefined
}
