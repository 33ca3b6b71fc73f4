import { plainLetters } from '../../../french/plain-letters.ts'
import { stemsOf } from '../../../french/stems.ts'
import type { FactJob } from '../../../plan/facts.ts'
import { areOfOneField, namesTool, servesAnywhere } from '../../../plan/job-traits.ts'
import type { Pair } from '../../../plan/pair.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { VerbPhrase } from '../../../realisation/verb-phrase.ts'
import { enumerate } from '../../enumerate.ts'
import { isShort } from '../job-slots.ts'
import type { LetterFacts } from '../letter-facts.ts'
import { isAssured, isThing } from '../task-list.ts'
import type { Progress } from './progress.ts'

const maxTasks = 6
/** Tasks of the jobs of a letter that tells three and more, and of each after them. */
const shares = [5, 4, 3]
const fewest = 2
const enoughAside = 2
/** Of the only job that tells what was done. */
const enoughAlone = 3

/** Doubts from which a task is told only for want of others, or not even so. */
const unsure = 1.3
const guessed = 2
const enoughSure = 2
/** A doubt from which a task is left to the CV, whatever else there is. */
const untold = 1.9
/** The same of what one «took care of»: a thing whose verb nobody knows. */
const untoldThing = 1
/** What a doubt weighs beside what a task answers. */
const doubtCost = 0.5

/** How many tasks a letter has room for. */
type Room = {
  readonly plenty: number
  /** Jobs that the letter argues with and that tell a task. */
  readonly telling: number
  /** Whether the job bears on nothing asked, from elsewhere. */
  readonly isAside: boolean
  /** What a task beyond these must bear on the post to be told all the same. */
  readonly leastTold: number
}

/** Where there is much to tell, the letter tells what bears on the post. */
function roomFor(job: FactJob, answering: readonly Pair[], { plan }: LetterFacts): Room {
  const { argued, isOfTrade, situation } = plan
  const able = argued.filter(({ tasks }) => tasks.length > 0)
  const telling = able.length
  const isForeign =
    answering.length === 0 && job.id !== argued[0]?.id && !job.tasks.some(({ text }) => isOfTrade(text))
  // Of many jobs, the first tells most.
  const place = able.findIndex(({ id }) => id === job.id)
  const share = telling < 3 ? maxTasks : (shares[place] ?? fewest)
  const isBeside = job.card.kind === 'volunteering' && place > 0
  // What bears on nothing asked says who one is, and needs no list.
  const isAside = answering.length === 0 && /^(?:change-of-occupation|first-job)$/u.test(situation)
  const isPassing = isForeign && (place < 0 || place > 1) && job.card.kind === 'internship'
  const most = isPassing
    ? 1
    : (isForeign && telling > 1) || isBeside
      ? fewest
      : isAside
        ? telling > 1 && place > 0
          ? enoughAside
          : enoughAlone
        : share
  return {
    plenty: Math.min(most, share),
    telling,
    isAside,
    // Beside what bears on the post, a word that both share by chance tells nothing.
    leastTold: isAside && situation === 'change-of-occupation' ? someBearing : 0,
  }
}

/** The tasks of a job that a letter tells: those that answer the offer first, then those that serve anywhere. */
export function tellingTasks(
  job: FactJob,
  answering: readonly Pair[],
  { letter, toldTasks: said, introduced, words }: Progress,
): VerbPhrase[] {
  const { isOfTrade } = letter.plan
  const asked = answering.flatMap(({ proofs }) =>
    proofs.flatMap(({ fact, task }) => (fact === job.id && task ? [task.text] : [])),
  )
  const { relevance } = letter.plan.needs
  const tools = letter.plan.needs.needs.flatMap(({ kind, label }) => (kind === 'tool' ? label : []))
  // Of a line of many things, each tells what it says itself.
  const ownLine = (line: string | undefined): string =>
    line !== undefined && job.tasks.filter((task) => task.line === line).length < 2 ? line : ''
  const worthOf = ({ text, line }: VerbPhrase): number =>
    (asked.includes(text) ? 2 : isOfTrade(text) ? 1 : 0) +
    relevance.of(`${text}\n${ownLine(line)}`) +
    tools.filter((tool) => namesTool(text, tool)).length
  const { plenty, telling, isAside, leastTold } = roomFor(job, answering, letter)
  // What they ask for was said in these words, and the title answers it.
  const isSaid = (text: string): boolean => introduced.has(job.id) && words.includes(plainLetters(text))
  const left = job.tasks.filter(({ text }) => !said.has(text) && !isSaid(text))
  // A «préparateur de commandes» prepares orders: who reads knows.
  const beside = left.filter(({ text }) => asked.includes(text) || !isOfTitle(text, job.title?.title))
  const known = beside.length > 0 ? beside : left
  // «réceptionner les marchandises», which the job before did too.
  const before = new Set([...said].flatMap(stemsOf))
  const fresh = known.filter(({ text }) => !stemsOf(text).every((stem) => before.has(stem)))
  const open = fresh.length >= enoughSure ? fresh : known
  // Where enough is sure, what is not stays in the CV; what answers the offer is told all the same.
  const sure = open.filter((task) => (task.doubt ?? 0) < (isThing(task) ? untoldThing : unsure))
  const able =
    sure.length >= enoughSure
      ? open.filter((task) => sure.includes(task) || (worthOf(task) > 1 && (task.doubt ?? 0) < guessed))
      : open.filter((task) => (task.doubt ?? 0) < (isThing(task) ? untoldThing : untold))
  const code = letter.plan.needs.code ?? ''
  // In quite another trade, what one answered for says most.
  const ledShare =
    letter.plan.needs.leads || ofStaff.test(code)
      ? 1
      : letter.plan.situation === 'change-of-occupation'
        ? carriedShare
        : 0
  // Of a line of many things, each bears by itself as much as all together.
  const bearingOf = ({ text, line }: VerbPhrase): number => {
    const own = Math.log1p(relevance.of(text))
    const whole = line === undefined ? own : Math.log1p(relevance.of(line))
    return bearingWorth * (ownLine(line) === '' ? (own + whole) / 2 : whole)
  }
  const meritOf = (task: VerbPhrase): number =>
    bearingOf(task) +
    (asked.includes(task.text) ? askedWorth : 0) +
    (isOfTrade(task.text) ? tradeWorth : 0) +
    tools.filter((tool) => namesTool(task.text, tool)).length +
    (ofLeading.test(task.text) ? ledShare : 0) +
    // Of what bears on nothing asked, the people one met and the money one held tell more.
    (servesAnywhere.test(task.text) ? anywhereWorth : 0) -
    doubtCost * (task.doubt ?? 0) -
    (ofTitle.test(task.text) ? ofTitleCost : 0)
  // Of a few weeks, one says what was done, and not what one took care of.
  const done = isShort(job) ? able.filter((task) => !isThing(task)) : []
  const ranked = (done.length > 1 ? done : able).sort((one, other) => meritOf(other) - meritOf(one))
  // A cashier who «used the till» for a dining room: the title says it better.
  const isIdle = (task: VerbPhrase): boolean => meritOf(task) <= leastMerit && worthOf(task) < leastWorth
  // From another trade, what bears on the post opens.
  const isTelling = (task: VerbPhrase): boolean => isAside && worthOf(task) >= bearing
  const worthTelling = job.title?.isPerson && telling > 1 ? ranked.filter((task) => !isIdle(task)) : ranked
  // «assurer la manutention», beside deeds that have their verbs, is a line of the CV; of the trade itself, it is the work.
  const isDeed = (task: VerbPhrase): boolean => !isThing(task) && !isAssured(task)
  const worthwhile =
    worthTelling.filter(isDeed).length >= enoughDeeds && !job.codes.some((one) => areOfOneField(one, code))
      ? worthTelling.filter(
          (task) =>
            isDeed(task) || asked.includes(task.text) || isOfTrade(task.text) || worthOf(task) >= bearing,
        )
      : worthTelling
  return (
    withoutEchoes(worthwhile)
      .filter((task, at) => at < plenty || (telling < 3 && worthOf(task) > leastTold))
      .slice(0, maxTasks)
      // What they ask for comes first, then what bears on it; the rest as the card has it: first things first.
      .sort(
        (one, other) =>
          Number(asked.includes(other.text)) - Number(asked.includes(one.text)) ||
          Number(isTelling(other)) - Number(isTelling(one)) ||
          (asked.includes(one.text) ? 0 : job.tasks.indexOf(one) - job.tasks.indexOf(other)),
      )
      .map((task) => withAskedTool(withFittingBracket(task, job, letter.plan), tools))
  )
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
    return isNamed || /engin|chariot|conduire|conduite/u.test(offer) ? task : { ...task, text: bare }
  // «une journée de formation (informatique et société)»: what it was about.
  if (ofTopic.test(bare) && /^\p{Ll}[\p{Ll} ’-]+$/u.test(inside))
    return { ...task, text: `${bare} sur le thème « ${inside} »` }
  const isList = inside.split(' ').length > mostInside
  return (isNamed && !isList) || /\d/u.test(inside) ? task : { ...task, text: bare }
}

/** Whether a task says the title again, and nothing more. */
function isOfTitle(task: string, title = ''): boolean {
  const own = stemsOf(task)
  const known = stemsOf(title)
  // A «caissière» is at the till.
  if (/^tenir la caisse$/u.test(task)) return known.includes('caiss')
  return own.length > 1 && own.every((stem) => known.includes(stem))
}

/** Merit under which a task tells less than the title of its post. */
const leastMerit = 0.1
/** What it shares with the offer, from which it is told all the same. */
const leastWorth = 0.12

/** Tasks with verbs of their own beside which what one «assured» is left to the CV. */
const enoughDeeds = 3

/**
 * What each trait of a task counts beside the others of its job. The weights are those of a logistic regression on pairs of
 * lines of 82 careers and offers: see `docs/composer.md`.
 */
const bearingWorth = 2.4
const tradeWorth = 0.6
const askedWorth = 0.45
const anywhereWorth = 0.3

/** «…dans le cloud en Python», of a line that says «(GCP)» and an offer that asks for it: «…en Python (GCP)». */
function withAskedTool(task: VerbPhrase, asked: readonly string[]): VerbPhrase {
  const { text, line = '' } = task
  // «accueil patients, Doctolib»: a tool that stands by itself was none of the task’s.
  const lost = asked.filter(
    (tool) =>
      namesTool(line, tool) &&
      !namesTool(text, tool) &&
      !line.split(/,\s+/u).some((part) => plainLetters(part).trim() === plainLetters(tool)),
  )
  return lost.length === 0 || text.endsWith(')') ? task : { ...task, text: `${text} (${enumerate(lost)})` }
}

/** Two words of a main duty of the offer. */
const bearing = 0.6
const someBearing = 0.2

const ofTopic = /(?:formation|atelier|conférence|cours|séminaire|exposé)s?$/u

const carriedShare = 0.4
/** Trades of who hires, plans hours and keeps the files of a staff. */
const ofStaff = /^M15/u
/** «encadrer une équipe», «planifier les horaires», «recruter» */
const ofLeading =
  /^organiser (?:les tâches|le travail|l’activité)(?!\p{L})|^(?:encadrer|diriger|superviser|manager|recruter|embaucher|participer (?:au recrutement|à la gestion des embauches))(?!\p{L})|^(?:planifier|établir|gérer) (?:les |le )?(?:horaires|plannings?|embauches)(?!\p{L}| d’exp| de (?:livr|prod|trans|tourn|maint))/u

/** What the title says already: who is at the till uses one. */
const ofTitle = /^utiliser (?:la caisse|une? |des terminaux|le logiciel de caisse)/u
const ofTitleCost = 1.2

/** Share of the words of a task that others have said, from which it tells nothing new. */
const maxEcho = 0.75

/** «réaliser reportages», «prendre en charge»: with what a task begins that would be said twice. */
const openingOf = ({ text }: VerbPhrase): string | undefined =>
  /^(?:re)?(?:prendre|mettre) (?:en|à|au) \p{L}+/u.exec(text)?.[0] ??
  /^\p{L}+ (?:l[ae]s? |l’|des |du |une? )[\p{L}-]+/u
    .exec(text)?.[0]
    .replace(/ (?:l[ae]s? |l’|des |du |une? )/u, ' ')

/** «gérer et stocker les containers», behind «stocker les marchandises dans des containers» and «gérer les envois», says nothing new. */
function withoutEchoes(tasks: readonly VerbPhrase[]): VerbPhrase[] {
  const kept: VerbPhrase[] = []
  const known = new Set<string>()
  for (const task of tasks) {
    const stems = stemsOf(task.text)
    // «entretenir le rayon», beside «entretenir et organiser le rayon»
    if (
      tasks.some(
        (one) =>
          one !== task &&
          one.text.length > task.text.length &&
          stems.length > 1 &&
          stems.every((stem) => stemsOf(one.text).includes(stem)),
      )
    )
      continue
    const echoes = stems.filter((stem) => known.has(stem)).length
    if (kept.length > 1 && echoes >= maxEcho * stems.length) continue
    // «réaliser des reportages», then «réaliser des reportages en vidéo»; «prendre en charge», twice.
    const opening = openingOf(task)
    if (opening !== undefined && kept.some((one) => openingOf(one) === opening)) continue
    kept.push(task)
    for (const stem of stems) known.add(stem)
  }
  return kept
}
