import { plainLetters } from '../../../french/plain-letters.ts'
import { employerKey, hasLed, servesAnywhere } from '../../../plan/argued-jobs.ts'
import type { FactJob } from '../../../plan/facts.ts'
import type { Pair } from '../../../plan/pair.ts'
import type { Plan } from '../../../plan/plan.ts'
import { inWords } from '../../../realisation/period.ts'
import { inFirstPerson, type VerbPhrase } from '../../../realisation/verb-phrase.ts'
import { asPattern } from '../../../text/as-pattern.ts'
import { only, type Sentence } from '../../draft.ts'
import { isShort, type TellOptions } from '../job-slots.ts'
import { jobSlots, type LetterFacts, lengthOf, needSlots, postBefore } from '../letter-facts.ts'
import * as proofs from '../proofs.fr.ts'
import { isThing } from '../task-list.ts'
import { stemsOf, tellJob } from '../tell-job.ts'
import { path } from './path.ts'
import { introduce, isInTitle, isStrong, type Progress, proofBy } from './progress.ts'
import { tieToOffer } from './tie.ts'

/** Months. */
const fewMonths = 12
const longSince = 60

/** The jobs that the letter tells: what bears on the post, then the others, back in time. */
function toTell({ plan, fullness }: LetterFacts): readonly FactJob[] {
  const { argued, others } = plan
  if (fullness === 'bearing') return argued
  const rest = others.slice(0, Math.max(0, mostTold - argued.length))
  return [...argued, ...rest.sort((one, other) => (one.age ?? longSince) - (other.age ?? longSince))]
}
/** As many as an outline has moves for. */
const mostTold = 4

const tells = ({ tasks, results }: FactJob): boolean => tasks.length + results.length > 0

/** A post of the very occupation that is sought, known by its title alone, where no other that is left bears on it. */
const bareOfPost = (left: readonly FactJob[], { pairs, needs: { code } }: Plan): FactJob | undefined =>
  left.some((job) => tells(job) && pairs.some(({ proofs }) => proofs.some(({ fact }) => fact === job.id)))
    ? undefined
    : left.find((job) => !tells(job) && job.title?.isPerson && code !== undefined && job.codes.includes(code))

/** The next job that has something to tell, its tasks that answer the offer first. */
export function nextJob(progress: Progress): Sentence[] {
  const { letter, scribe, told } = progress
  const { plan, morphology } = letter
  const isFirst = told.size + progress.introduced.size === 0
  const left = toTell(letter).filter(({ id }) => !told.has(id))
  // What was done, before what is known by its title alone.
  const named = left.find(({ id, tasks }) => id === progress.named?.id && tasks.length > 0)
  const job =
    // What the sentence before has named is told at once.
    named ?? (isFirst ? undefined : (bareOfPost(left, plan) ?? left.find(tells))) ?? left[0]
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
  return [...sentences, ...sameHouse(progress, job)]
}

/** «serveur, barista et barman» bears «barman» too. */
const bearsTitle = ({ title }: FactJob, other: string | undefined): boolean =>
  other !== undefined && title?.title.split(/, | et /u).includes(other) === true

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

const maxTasks = 6
/** Tasks of the jobs of a letter that tells three and more, and of each after them. */
const shares = [5, 4, 3]
const fewest = 2
const enoughAside = 4

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
  const isBeside = job.card.kind === 'volunteering' && place > 0
  // What bears on nothing asked says who one is, and needs no list.
  const isAside = answering.length === 0 && letter.plan.situation === 'change-of-occupation'
  const isPassing = isForeign && place > 1 && job.card.kind === 'internship'
  const most = isPassing ? 1 : (isForeign && telling > 1) || isBeside ? fewest : isAside ? enoughAside : share
  const plenty = Math.min(most, share)
  const open = job.tasks.filter(({ text }) => !said.has(text))
  // Where enough is sure, what is not stays in the CV; what answers the offer is told all the same.
  const sure = open.filter(({ doubt = 0 }) => doubt < unsure)
  const able =
    sure.length >= enoughSure
      ? open.filter((task) => sure.includes(task) || (worthOf(task) > 1 && (task.doubt ?? 0) < guessed))
      : open.filter(({ doubt = 0 }) => doubt < untold)
  const code = letter.plan.needs.code ?? ''
  const meetsPeople = facesPeople.test(code)
  const meritOf = (task: VerbPhrase): number =>
    worthOf(task) +
    // A figure, a tool, a name: what is told exactly.
    (/[\d(«]|\p{Ll} \p{Lu}\p{Ll}/u.test(task.text) ? exactWorth : 0) +
    // Who is sought to lead tells that they led, and who is not tells it last.
    (ofLeading.test(task.text) ? (letter.plan.needs.leads ? ledWorth : -ledWorth) : 0) +
    // Of what bears on nothing asked, the people one met and the money one held tell more than papers.
    (servesAnywhere.test(task.text) || (meetsPeople && ofPeople.test(task.text)) ? carriedWorth : 0) -
    (ofPapers.test(task.text) && !ofOffices.test(code) ? paperCost : 0) -
    doubtCost * (task.doubt ?? 0) -
    (ofTitle.test(task.text) ? ofTitleCost : 0)
  // Of a few weeks, one says what was done, and not what one took care of.
  const done = isShort(job) ? able.filter((task) => !isThing(task)) : []
  return withoutEchoes((done.length > 1 ? done : able).sort((one, other) => meritOf(other) - meritOf(one)))
    .filter((task, at) => at < plenty || (telling < 3 && worthOf(task) > 0))
    .slice(0, maxTasks)
    .map((task) => withFittingBracket(task, job, letter.plan))
}

/** Words of a bracket that nobody asked for: a longer one is a list of details. */
const maxInside = 8
/** Words of a bracket that no sentence holds, whatever it names. */
const mostInside = 11
/** Trades in which the name of a technique is the work. */
const ofTechniques = /^M18/u

/**
 * «préparer des commandes (CACES 1 et 3)»: a bracket of the card is told where the offer names what is in it, or where the
 * job is of the field of the post.
 */
function withFittingBracket(task: VerbPhrase, { codes, tasks }: FactJob, { needs }: Plan): VerbPhrase {
  const [whole = '', inside = ''] = / \(([^()]*)\)$/u.exec(task.text) ?? []
  if (whole === '') return task
  const isOfField =
    ofTechniques.test(needs.code ?? '') || codes.some((code) => code.charAt(0) === needs.code?.charAt(0))
  const bare = task.text.slice(0, -whole.length)
  const offer = plainLetters(needs.text)
  // Where a card says one thing, its bracket is half of it.
  const isFitting = (isOfField || tasks.length === 1) && inside.split(' ').length <= maxInside
  const isNamed = isFitting || !needs.hasText || stemsOf(inside).some((stem) => offer.includes(stem))
  // Who drives one machine may learn another.
  if (/^CACES/iu.test(inside))
    return isNamed || /engin|chariot|conduire|conduite/u.test(offer)
      ? { ...task, text: `${bare} avec ${/,| et /u.test(inside) ? 'les' : 'le'} ${inside}` }
      : { ...task, text: bare }
  // «une journée de formation (informatique et société)»: what it was about.
  if (ofTopic.test(bare) && /^\p{Ll}[\p{Ll} ’-]+$/u.test(inside))
    return { ...task, text: `${bare} sur le thème « ${inside} »` }
  const isList = inside.split(' ').length > mostInside
  return (isNamed && !isList) || /\d/u.test(inside) ? task : { ...task, text: bare }
}

const exactWorth = 0.6

const carriedWorth = 0.7
const paperCost = 1.4
/** Trades in which one faces customers, patients, children, visitors. */
const facesPeople = /^(?:C|D1|E1103|G|J|K1[1-8]|K2[1-3]|L12|M16|M17|N12|N2)/u
const ofPeople =
  /(?<!\p{L})(?:clients?|clientes|clientèle|public|visiteurs|usagers|familles|enfants|patients|accueil|accueillir)(?!\p{L})/u
const ofPapers = /^(?:classer|archiver|trier|ranger) .*(?:pièces|justificatifs|documents|papiers|dossiers)/u
const ofOffices = /^(?:M|C|K19)/u

const ofTopic = /(?:formation|atelier|conférence|cours|séminaire|exposé)s?$/u

const ledWorth = 1
/** «encadrer une équipe», «planifier les horaires», «recruter» */
const ofLeading =
  /^(?:encadrer|diriger|superviser|manager|recruter|embaucher|participer (?:au recrutement|à la gestion des embauches))(?!\p{L})|^(?:planifier|établir|gérer) (?:les |le )?(?:horaires|plannings?|embauches)(?!\p{L})/u

/** What the title says already: who is at the till uses one. */
const ofTitle = /^utiliser (?:la caisse|une? |des terminaux|le logiciel de caisse)/u
const ofTitleCost = 0.8

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
