import type { Morphology } from '../../french/morphology.ts'
import { plainLetters } from '../../french/plain-letters.ts'
import { stemsOf } from '../../french/stems.ts'
import type { FactJob } from '../../plan/facts.ts'
import type { Need } from '../../plan/need.ts'
import { conjugate, readVerbPhrase, type VerbPhrase, withSubject } from '../../realisation/verb-phrase.ts'
import type { Frame, Scribe, Sentence, Slots, Source } from '../draft.ts'
import { joinings } from './frame.ts'
import * as frames from './job-frames.fr.ts'
import { areDone, isNamedPlacement, isShort, jobFrameSlots, type TellOptions } from './job-slots.ts'
import * as leads from './lead-frames.fr.ts'
import { withRise } from './letter-facts.ts'
import { howMany, isAchievement, isThing, mergeTasks, variedVerbs } from './task-list.ts'

/** Tasks of one sentence, and their words in all, for writers of short, usual and long sentences. */
const fitting = {
  short: { perSentence: 2, maxTaskWords: 11, sentences: 3 },
  usual: { perSentence: 3, maxTaskWords: 21, sentences: 3 },
  long: { perSentence: 4, maxTaskWords: 26, sentences: 2 },
}
const shortWords = 13
const longWords = 20

/** How many of the tasks left one sentence holds. */
function countFor(left: readonly VerbPhrase[], { perSentence, maxTaskWords }: typeof fitting.usual): number {
  let words = 0
  const over = left.findIndex(({ text }) => {
    words += text.split(' ').length
    return words > maxTaskWords
  })
  const count = Math.min(left.length, perSentence, over < 0 ? left.length : Math.max(1, over))
  // «Je gérais les stocks.» would be left alone; who writes short sentences writes it.
  const [next] = left.slice(count)
  return perSentence > fitting.short.perSentence &&
    left.length - count === 1 &&
    next &&
    next.text.split(' ').length <= fewWords
    ? count + 1
    : count
}
/** Words of a task that makes no sentence of its own. */
const fewWords = 5

const fittingOf = (sentenceWords = shortWords): typeof fitting.usual =>
  fitting[sentenceWords < shortWords ? 'short' : sentenceWords >= longWords ? 'long' : 'usual']

/** The sentence that says the most of these tasks, from the first on, and the tasks that it left. */
function sayMost(
  left: readonly VerbPhrase[],
  most: number,
  say: (said: readonly VerbPhrase[]) => Sentence | undefined,
): { said: Sentence; left: readonly VerbPhrase[] } | undefined {
  for (let count = most; count > 0; count--) {
    const said = say(left.slice(0, count))
    if (said) return { said, left: left.slice(count) }
  }
  return undefined
}

/** How a letter tells one job: who one was, where, when, and what one did there. */
export function tellJob(
  job: FactJob,
  chosen: readonly VerbPhrase[],
  scribe: Scribe,
  morphology: Morphology,
  options: TellOptions,
): Sentence[] {
  const lasting = isShort(job) ? chosen : chosen.filter((task) => !isAchievement(task))
  const merged = mergeTasks(lasting.length > 0 ? lasting : chosen, morphology)
  // One takes care of what lasts.
  const tasks = isShort(job) ? merged : variedVerbs(merged)
  const fit = fittingOf(options.sentenceWords)
  const once = lasting.length > 0 && !isShort(job) ? mergeTasks(chosen.filter(isAchievement), morphology) : []
  const source: Source = { facts: [job.id], ...(options.needs && { needs: options.needs }) }
  const slotsOf = (said: readonly VerbPhrase[]) => jobFrameSlots(job, said, morphology, options)

  const out: Sentence[] = []
  // What bears most on the post is told first: what was done once, or what lasted.
  const [first] = chosen
  const isDoneFirst = !job.current && first !== undefined && once.includes(first)
  const opening = isDoneFirst ? once.slice(0, mostDone) : tasks
  const opened = sayMost(opening, countFor(opening, fit), (said) => {
    const all = framesFor(job, said, options)
    // «J’ai tenu la caisse. Je conseillais…» would change its tense for nothing.
    const goesOn = said.length < opening.length && !areDone(job, said)
    const suited = goesOn ? all.filter((frame) => !/\{done/iu.test(frame)) : all
    return scribe.say(suited, slotsOf(said), source)
  })
  let left = isDoneFirst ? tasks : (opened?.left ?? tasks)
  if (opened) out.push(opened.said)
  else if (!options.isKnown && !options.isIntroduced) {
    const head = withRise(scribe.say(headsFor(job, options), slotsOf(tasks), source), options.before)
    const told =
      head &&
      sayMost(tasks, countFor(tasks, fit), (said) =>
        scribe.say(said.every(isThing) ? chargesThereOf(job) : goingOnFor(job, said), slotsOf(said), source),
      )
    out.push(...(head ? [head] : []), ...(told ? [told.said] : []))
    left = told?.left ?? []
  }
  const { at = '' } = slotsOf([])
  // The sentence before may stand outside of what is told here.
  const isNamed =
    options.isKnown === true ||
    (at !== '' && out.some(({ text }) => plainLetters(text).includes(plainLetters(at))))
  const results = sayResults(
    { ...job, results: job.results.map((result) => asHabit(result, job, morphology)) },
    slotsOf([]),
    scribe,
    source,
    { isNear: out.length > 0 || options.isKnown === true, isNamed },
  )
  if (out.length === 0) return results
  for (let at = 1; at < fit.sentences && left.length > 0; at++) {
    const more = sayMost(left, countFor(left, fit), (said) =>
      scribe.say(moreFor(job, said), slotsOf(said), source),
    )
    if (more) out.push(more.said)
    // What would repeat a sentence is left out; what follows it is not.
    left = more?.left ?? left.slice(1)
  }
  const doneLeft = isDoneFirst ? (opened?.left ?? once) : once.slice(0, mostDone)
  const done =
    doneLeft.length > 0
      ? scribe.say(unplaced(frames.achievements, isNamed), slotsOf(doneLeft), source)
      : undefined
  return [...out, ...(done ? [done] : []), ...results]
}

/** Things done once that a letter tells of one job. */
const mostDone = 2

/** «j’ai servi 120 couverts par service»: what is counted by the day was done every day; a file that is held today is still held. */
function asHabit<Result extends { readonly text: string }>(
  result: Result,
  { current }: FactJob,
  morphology: Morphology,
): Result {
  const [, participle = '', rest = ''] = /^j’ai (\p{L}+) (.+)$/u.exec(result.text) ?? []
  const lemma = morphology.readings(participle).find(({ tense }) => tense === 'participle')?.lemma
  const isHabit = byTheDay.test(rest) || (current && lasting.test(lemma ?? '') && !year.test(rest))
  const phrase = lemma === undefined || !isHabit ? undefined : readVerbPhrase(`${lemma} ${rest}`, morphology)
  const form = phrase && conjugate(phrase, current ? 'present' : 'imperfect', morphology)
  return form === undefined ? result : { ...result, text: withSubject(form) }
}

const byTheDay = / par (?:service|jour|semaine|mois|classe|heure)(?!\p{L})/u
/** Work that goes on as long as its post. */
const lasting = /^(?:tenir|gérer|suivre|encadrer|accompagner|diriger|piloter)$/u

const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/u

/** Results of one job that a letter tells: the rest is for the CV. */
const maxResults = 2

/** Frames for behind a sentence that named the house: «chez Duval» is not said twice on end. */
const unplaced = (list: readonly Frame[], isNamed: boolean): readonly Frame[] =>
  isNamed ? list.filter((frame) => !/\{(?:at|where)\}/iu.test(frame)) : list

/** Whether a result counts what a task counts too: the same deed, with the same things. */
function isCountedAgain(result: string, tasks: readonly VerbPhrase[]): boolean {
  const [deed, ...things] = stemsOf(result)
  return (
    /\d| (?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt) /u.test(result) &&
    tasks.some(({ text }) => {
      const [verb, ...others] = stemsOf(text)
      return deed !== undefined && verb === deed && things.some((thing) => others.includes(thing))
    })
  )
}

/**
 * Each result in a sentence of its own; `isNear` where the sentence before told of the job, `isNamed` where it named the
 * house.
 */
function sayResults(
  job: FactJob,
  slots: Slots,
  scribe: Scribe,
  source: Source,
  { isNear, isNamed }: { isNear: boolean; isNamed: boolean },
): Sentence[] {
  const list =
    isNear && (job.title?.isPerson || isNamed) ? unplaced(frames.results, isNamed) : frames.placedResults
  return job.results.slice(0, maxResults).flatMap(({ text }) => {
    const fitting = list.filter(
      (frame) =>
        suits(job, frame) &&
        // An internship and one’s own business are no post.
        !(/ (?:poste|emploi)/u.test(frame) && /^(?:internship|business)$/u.test(job.card.kind)) &&
        !((job.current || year.test(text)) && / cette période/u.test(frame)) &&
        // One does something in a post; what came about did so in a house.
        (/^j(?:e |’)/u.test(text) || !/ ce(?: poste|t emploi)/u.test(frame)) &&
        // «Un résultat» opens none without a figure, nor one’s own deed, nor a second colon.
        !(/ :/u.test(frame) && (/^j(?:e |’)| :/u.test(text) || !/\d/u.test(text.replace(year, '')))),
    )
    // «J’accueillais trois enfants» of a day, and «onze» of all those years.
    const isSum = isCountedAgain(text, job.tasks)
    return scribe.say(isSum ? frames.sumResults : fitting, { ...slots, result: text }, source) ?? []
  })
}

/**
 * What they ask and the tasks that answer it, in one sentence: «Votre annonce demande de tenir un budget : chez Duval, comme
 * trésorière, je suivais les dépenses.»
 */
export function leadJob(
  need: Need,
  job: FactJob,
  tasks: readonly VerbPhrase[],
  scribe: Scribe,
  morphology: Morphology,
  options: TellOptions,
): Sentence[] {
  // Who leads those who make the rooms does not make them.
  const [verb = ''] = tasks[0]?.text.split(' ') ?? []
  if (/^(?:encadrer|former|diriger|superviser|recruter)$/u.test(verb) && !need.label.startsWith(verb))
    return []
  // What they ask, said twice over, proves nothing.
  if (sharesMostWords(need.label, tasks.map(({ text }) => text).join(' '))) return []
  const { isKnown = false, isIntroduced = false } = options
  if (isKnown) return []
  const isPlaceless = !job.employer && !job.at
  const list = isIntroduced ? leads.introducedLeads : isPlaceless ? leads.placelessLeads : leads.leads
  const slots = { ...jobFrameSlots(job, mergeTasks(tasks, morphology), morphology, options), q1: need.label }
  const said = scribe.say(list, slots, { facts: [job.id], needs: [need.id] })
  return said ? [said] : []
}

/** What was done with a tool that they ask for: «Votre annonce demande Java : chez Duval, comme développeuse, j’écrivais…» */
export function toolLeadJob(
  { id, label }: Need,
  job: FactJob,
  task: VerbPhrase,
  scribe: Scribe,
  morphology: Morphology,
  options: TellOptions,
): Sentence | undefined {
  if (options.isKnown || (!job.employer && !job.at)) return undefined
  const slots = { ...jobFrameSlots(job, [task], morphology, options), q1: label }
  const list = options.isIntroduced ? leads.introducedToolLeads : leads.toolLeads
  return scribe.say(list, slots, { facts: [job.id], needs: [id] })
}

/** What was done of what they ask, in its own words: «Chez Duval, je tenais la caisse, ce que demande votre annonce.» */
export function tailJob(
  needs: readonly Need[],
  job: FactJob,
  tasks: readonly VerbPhrase[],
  scribe: Scribe,
  morphology: Morphology,
  options: TellOptions,
): Sentence | undefined {
  const ending = /\{(?:said|each|done)\}\.$/iu
  const starts = framesFor(job, tasks, options).filter((frame) => ending.test(frame))
  return scribe.say(
    joinings(
      starts.map((frame) => frame.slice(0, -1)),
      scribe.random
        .shuffle(needs.length > 1 ? leads.pairTails : leads.tails)
        .slice(0, offeredTails)
        .map((tail) => `${tail}.`),
    ).filter(
      (frame) =>
        // «Dans ce poste, …, ce que demande aussi le poste que vous proposez»
        !/poste.*poste/u.test(frame) &&
        // «une équipe de quatre personnes, comme le demande votre annonce»: as many?
        !(/, (?:comme|une mission)/u.test(frame) && tasks.some(({ text }) => howMany.test(text))),
    ),
    jobFrameSlots(job, mergeTasks(tasks, morphology), morphology, options),
    { facts: [job.id], needs: needs.map(({ id }) => id) },
  )
}

/** Each makes a sentence with every way to begin it: a few are choice enough. */
const offeredTails = 2

/** Whether a wording and a task say nearly the same words. */
function sharesMostWords(label: string, said: string): boolean {
  const own = stemsOf(label)
  const known = stemsOf(said)
  return own.filter((stem) => known.includes(stem)).length * 2 >= own.length && known.length <= own.length + 1
}

const moreFor = (job: FactJob, tasks: readonly VerbPhrase[]): readonly Frame[] =>
  tasks.every(isThing) ? frames.chargesMore.filter((frame) => suitsBusiness(job, frame)) : frames.more

const chargesThereOf = (job: FactJob): readonly Frame[] =>
  frames.chargesThere.filter((frame) => suitsBusiness(job, frame) && suits(job, frame))

/** Nobody puts in charge who works on their own account. */
const suitsBusiness = ({ card, title }: FactJob, frame: Frame): boolean =>
  (card.kind !== 'business' || !/\{charged\}|poste/u.test(frame)) &&
  // «chargée d’indemnisation, chargée du suivi»
  !(/^chargé/u.test(title?.title ?? '') && frame.includes('{charged}'))

const goingOnFor = (
  job: FactJob,
  tasks: readonly VerbPhrase[],
  { isTied = false }: Pick<TellOptions, 'isTied'> = {},
): readonly Frame[] => {
  const isOver = areDone(job, tasks)
  const placed = isOver && job.card.kind === 'internship' ? frames.goingOnInternship : []
  return [...placed, ...(isOver ? frames.goingOnDone : frames.goingOn)].filter(
    // Behind «…, ce que demande aussi le poste que vous proposez», «dans ce poste» would be in theirs.
    (frame) => suits(job, frame) && !(isTied && / ce poste/u.test(frame)),
  )
}

function framesFor(job: FactJob, tasks: readonly VerbPhrase[], options: TellOptions): readonly Frame[] {
  const areThings = tasks.every(isThing)
  if (options.isKnown) return areThings ? chargesThereOf(job) : goingOnFor(job, tasks, options)
  const done = areDone(job, tasks)
  if (options.atSameHouse && job.title?.isPerson && !options.isIntroduced)
    return (done ? frames.sameHouseDone : frames.sameHouse)[options.atSameHouse]
  if (options.isIntroduced && areThings)
    return frames.chargesAgain.filter((frame) => suitsBusiness(job, frame))
  // Of two posts at one employer, and two of one title, both tell which is meant.
  if (options.isIntroduced && options.isShared && options.isNamesake && !done)
    return frames.again.filter(namesTitle)
  if (options.isIntroduced && options.isShared && !options.isNamesake)
    return done ? frames.againAsDone : frames.againAs
  if (options.isIntroduced) {
    // «Dans mon poste de barman» of two bars would be either.
    const titled =
      job.title?.isPerson && !options.isNamesake ? (done ? frames.againAsDone : frames.againAs) : []
    return [...(done ? frames.againDone : frames.again), ...titled].filter(
      (frame) => suits(job, frame) && !(options.isFollowing && frame.includes('{years}')),
    )
  }
  if (!job.employer && !job.at) return placelessFrames(job)
  if (!job.title?.isPerson) {
    if (job.card.kind === 'internship')
      return isNamedPlacement(job) ? frames.namedInternship : frames.untitledInternship
    if (job.card.kind === 'volunteering') return frames.untitledVolunteering
    const untitled = [...frames.untitled, ...(done ? [] : frames.habits)]
    return job.period === undefined ? untitled : untitled.filter((frame) => /period\}|dur\}/iu.test(frame))
  }
  const all = areThings
    ? frames.charges.filter((frame) => suitsBusiness(job, frame))
    : [...frames.openings, ...(done ? [] : frames.habits), ...(options.isEarlier ? frames.earlier : [])]
  // When it was is told wherever it is known.
  const dated = job.period === undefined ? all : all.filter((frame) => /period\}|dur\}/iu.test(frame))
  // Who one was is told with what one did.
  return dated.filter(
    (frame) =>
      namesTitle(frame) &&
      suits(job, frame) &&
      // «quand j’étais serveur» is of what lasted, and not of what was done once.
      !(done && /(?:quand|lorsque) j/iu.test(frame)) &&
      // What lasts today is no «quand j’étais».
      !(job.current && /j’étais|je travaillais/u.test(frame)) &&
      // Who writes short sentences names the house, and not its town too.
      !((options.sentenceWords ?? longWords) < shortWords && /\{where\}/iu.test(frame)),
  )
}

/** Without a place: what it was is said all the same. */
function placelessFrames({ card, title, period }: FactJob): readonly Frame[] {
  if (title?.isPerson)
    return frames.placeless.filter(
      (frame) => namesTitle(frame) && (period === undefined || /period\}/iu.test(frame)),
    )
  if (card.kind === 'internship') return frames.placelessInternship
  return card.kind === 'volunteering' ? frames.placelessVolunteering : frames.placeless
}

const namesTitle = (frame: Frame): boolean => /title\}/iu.test(frame)

/** A volunteer holds no post, nor does who is in an internship. */
export const suits = ({ card }: FactJob, frame: Frame): boolean =>
  card.kind === 'volunteering'
    ? !/travaill|worked|exerc|poste|emploi/u.test(frame)
    : card.kind === 'business'
      ? !/ (?:ce poste|cet emploi|pour tâches)/u.test(frame)
      : card.kind !== 'internship' || !/ (?:poste|emploi)/u.test(frame)

/** Months from which work without a title is «J’ai travaillé chez…», and not one thing done there. */
const aPost = 3

function headsFor(job: FactJob, { isEarlier = false }: TellOptions): readonly Frame[] {
  if (job.title?.isPerson)
    return (
      job.current ? frames.currentHeads : [...frames.pastHeads, ...(isEarlier ? frames.earlierHeads : [])]
    ).filter((frame) => suits(job, frame))
  if (job.card.kind === 'internship')
    return isEarlier
      ? frames.internshipHeads
      : frames.internshipHeads.filter((frame) => !/ aussi /u.test(frame))
  return job.card.kind === 'employment' && (job.months ?? 0) >= aPost ? frames.placeHeads : []
}
