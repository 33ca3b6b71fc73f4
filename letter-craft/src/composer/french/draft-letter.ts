import { plainLetters } from '../../french/plain-letters.ts'
import { hasLed } from '../../plan/argued-jobs.ts'
import type { FactJob } from '../../plan/facts.ts'
import type { Situation } from '../../plan/pair.ts'
import { holdsDiploma, requiredDiploma } from '../../plan/required-diploma.ts'
import { isCourse } from '../../realisation/education.ts'
import { openingAddress, repeatedAddress } from '../address.ts'
import { composeClosing } from '../closing-formula.ts'
import {
  type Draft,
  type Frame,
  joinShortParagraphs,
  type Sentence,
  shortenToPage,
  splitLongParagraphs,
  wordsOf,
} from '../draft.ts'
import { seededRandom } from '../seeded-random.ts'
import { architectures, type Move } from './architectures.ts'
import type { LetterFacts } from './letter-facts.ts'
import { moves } from './moves/all-moves.ts'
import { newProgress } from './moves/progress.ts'
import { lackPlace, likenessPlace, openPlace, projectPlace, reasonPlace } from './open-place.fr.ts'
import { createScribe } from './scribe.ts'

/** A letter this long does without what tells least. */
const enoughWords = 210
const enoughWithoutProof = 150
/** Words beyond which a paragraph is a wall. */
const longParagraph = 90
/** Tasks of one job that are proof enough. */
const enoughTasks = 3
/** Months from which a job without tasks leaves a hole in the letter. */
const silentMonths = 6

/** Titles, employers and towns of the jobs, longest first. */
const namesIn = ({ facts }: LetterFacts): string[] =>
  facts.jobs
    .flatMap(({ title, employer, at }) => [title?.title, employer?.at, at])
    .filter((name) => name !== undefined)
    .sort((one, other) => other.length - one.length)

/** Which sentences a draft may choose, beside those that suit its facts. */
type DraftChoices = {
  readonly isOffered: (frame: Frame) => boolean
  /** Whether the letter opens with who writes. */
  readonly isPersonFirst: boolean
  /** Whether a sentence has no turn that the person avoids. */
  readonly isOwn: (sentence: string) => boolean
}

/**
 * A draft of the letter for this seed; `avoided` are the sentences of the person’s other letters. The frames that
 * `isOffered` come first.
 */
export function draftLetter(
  letter: LetterFacts,
  recipient: string | undefined,
  seed: number,
  avoided: ReadonlySet<string>,
  { isOffered, isPersonFirst, isOwn }: DraftChoices,
): Draft {
  const random = seededRandom(seed, letter.plan.situation)
  const scribe = createScribe(
    random,
    avoided,
    (frame) => letter.plan.needs.hasText || !/annonce|offre/iu.test(frame),
    namesIn(letter),
    isOffered,
    isOwn,
  )
  const progress = newProgress(letter, scribe, isPersonFirst)
  const [outline = []] = random.shuffle(architectures[situationOf(letter)])
  const told = withEarlyMotive(outline, letter, seed)
  const paragraphs = told.map((paragraph) => paragraph.flatMap((move: Move) => moves[move](progress)))
  const address = openingAddress(recipient, 'fr', letter.tone, letter.type)
  const balanced = splitLongParagraphs(
    joinShortParagraphs(paragraphs, { short: 18, full: 70 }),
    longParagraph,
  )
  const onPage = shortenToPage(balanced, {
    enough: enoughWords,
    last: 'whole',
  })
  const diploma = letter.type === 'job_application' ? lackingDiploma(letter) : undefined
  const opened = withOpenPlace(onPage, letter, diploma !== undefined)
  const hasPlace = opened.some(isPlace)
  const lacks = letter.type === 'job_application' ? placeForLack(letter, diploma) : []
  const withLacks = lacks.length > 0 ? [...opened.slice(0, -1), lacks, ...opened.slice(-1)] : opened
  const kept = lacks.length > 0 && hasPlace && !diploma ? withLacks : withReason(withLacks, letter)
  const before = kept.at(-1)?.at(-1)?.text ?? ''
  return {
    opening: `${address},`,
    paragraphs: kept,
    closing: composeClosing(repeatedAddress(address) || 'Madame, Monsieur', 'fr', letter.tone, seed, before),
  }
}

/** Who has worked for years and studies nothing opens an apprenticeship or internship as one who changes trades. */
function situationOf({ plan, facts }: LetterFacts): Situation {
  const isPlacement = plan.situation === 'apprenticeship' || plan.situation === 'internship'
  const studies = facts.education.some(({ forms }) => forms.status === 'in-progress' && !isCourse(forms))
  const hasTrade = facts.jobs.some(({ card, months = 0 }) => card.kind === 'employment' && months >= ofTrade)
  return isPlacement && hasTrade && !studies ? 'change-of-occupation' : plan.situation
}

/** Months after which a job is a trade. */
const ofTrade = 36

/** How often the person’s own reason comes right behind the application: it is what sounds like them. */
const earlyMotive = 0.65

const withEarlyMotive = (
  outline: readonly (readonly Move[])[],
  { motive, type }: LetterFacts,
  seed: number,
): readonly (readonly Move[])[] => {
  const last = outline.length - 1
  const isLate = outline[last]?.includes('motive') === true
  if (motive.length === 0 || !isLate || type === 'scholarship' || type === 'motivation') return outline
  if (seededRandom(seed, 'motive').next() > earlyMotive) return outline
  const [first = [], ...rest] = outline.map((paragraph, at) =>
    at === last ? paragraph.filter((move) => move !== 'motive') : paragraph,
  )
  return [first, ['motive'], ...rest]
}

/** What the offer wants most, where its own words say it. */
function mostAsked({ needs, unanswered, argued }: LetterFacts['plan']): string | undefined {
  if (!needs.isPosted) return undefined
  const hasLedLong = argued.some((job) => hasLed(job) && (job.months ?? 0) >= ledLong)
  const asked = unanswered.filter(
    ({ kind, isStated, concept }) => kind === 'task' && isStated === true && (concept?.weight ?? 0) > 1,
  )
  // Who leads is asked about that first; what a title proves is asked of nobody.
  const most = Math.max(0, ...needs.needs.map(({ weight }) => weight))
  const [first] = asked.filter(({ weight }) => weight >= askedShare * most)
  const leading = hasLedLong ? undefined : asked.find(({ id }) => needs.leads && id === 'lead-team')
  return (leading ?? (first?.id === 'lead-team' && hasLedLong ? asked[1] : first))?.label
}

/** Months of leading after which it is asked of nobody whether they can. */
const ledLong = 24

/** Share of the weight of what an offer asks for most, under which a question would be about a detail. */
const askedShare = 0.4

/**
 * The reason of who changes trades, comes back to one, seeks a post below their own, an internship or an apprenticeship, and
 * has given none.
 */
function placeForReason({ plan, facts, motive, ownWords, slots }: LetterFacts): Sentence | undefined {
  const said = (text: string): Sentence => ({ text, facts: [], needs: [] })
  if (motive.length + ownWords.length > 0) return undefined
  const { code, leads } = plan.needs
  if ((plan.situation === 'internship' || plan.situation === 'apprenticeship') && slots.cette)
    return said(reasonPlace.placement(slots.cette))
  if (plan.situation !== 'change-of-occupation')
    return !leads && facts.jobs.some((job) => job.current && hasLed(job))
      ? said(reasonPlace.below)
      : undefined
  const wasOfTrade = code !== undefined && facts.jobs.some(({ codes }) => codes.includes(code))
  const isShortTitle = (slots.T ?? '').split(' ').length <= shortTitle
  return said(wasOfTrade ? reasonPlace.comeback : reasonPlace.change(isShortTitle ? slots.T : undefined))
}

/** Words of a title that is said again. */
const shortTitle = 4

const isPlace = (paragraph: readonly Sentence[] = []): boolean =>
  paragraph.some(({ text }) => text.startsWith('[['))

/** Who reads asks why first; two questions do not stand side by side. */
function withReason(paragraphs: Sentence[][], letter: LetterFacts): Sentence[][] {
  const reason = placeForReason(letter)
  if (!reason) return paragraphs
  const [first = [], second, third, ...rest] = paragraphs
  if (!isPlace(second)) return [first, [reason], ...paragraphs.slice(1)]
  return third && rest.length > 0 && !isPlace(third)
    ? [first, [reason], third, ...(second ? [second] : []), ...rest]
    : [...paragraphs.slice(0, -1), [reason], ...paragraphs.slice(-1)]
}

/** Characters. */
const besideWidth = 8

/** The diploma of the State that the offer requires, and no card has. */
function lackingDiploma({ plan, facts }: LetterFacts): string | undefined {
  const diploma = requiredDiploma(plan.needs)
  return diploma !== undefined && !holdsDiploma(diploma, facts) ? diploma : undefined
}

/** The software in the title of the post, or the required diploma or licence, that no card answers. */
function placeForLack({ plan: { unanswered, needs } }: LetterFacts, diploma: string | undefined): Sentence[] {
  const title = plainLetters(needs.title)
  const tool = unanswered.find(({ kind, label }) => kind === 'tool' && title.includes(plainLetters(label)))
  const offer = plainLetters(needs.text)
  // «FIMO ou FCO»: the other one answers as well.
  const isOneOfSome = (label: string): boolean => {
    const at = offer.indexOf(plainLetters(label))
    return (
      at >= 0 && / ou /u.test(offer.slice(Math.max(0, at - besideWidth), at + label.length + besideWidth))
    )
  }
  const credential = unanswered.find(
    ({ kind, must, label }) => must && (kind === 'licence' || kind === 'diploma') && !isOneOfSome(label),
  )
  const missing = diploma ?? credential?.label
  const text = tool && !diploma ? lackPlace('tool', tool.label) : missing && lackPlace('credential', missing)
  return text === undefined ? [] : [{ text, facts: [], needs: [] }]
}

/** What a post is worth that bears on nothing asked. */
const anyPost = 3

/**
 * A letter without any task to tell keeps a place for them, one to another trade for what joins the two, one about studies
 * for their aim: questions to its writer.
 */
function withOpenPlace(
  paragraphs: Sentence[][],
  { plan, ownWords, motive, type }: LetterFacts,
  isDiplomaAsked: boolean,
): Sentence[][] {
  if (type === 'scholarship' || type === 'motivation') {
    if (ownWords.length + motive.length > 0) return paragraphs
    const project: Sentence = { text: projectPlace[type], facts: [], needs: [] }
    return [...paragraphs.slice(0, 1), [project], ...paragraphs.slice(1)]
  }
  const tells = ({ tasks, results }: FactJob) => tasks.length + results.length > 0
  const [main] = plan.argued
  // What bears most on the post, where its card says nothing of it, is worth a question too.
  const isMainSilent =
    main !== undefined && !tells(main) && (main.current || (main.months ?? 0) >= silentMonths)
  // Where other posts tell enough, a question would only delay.
  const isToldElsewhere = plan.argued.some(({ tasks }) => tasks.length >= enoughTasks)
  const hasProof = ownWords.length > 0 || (plan.argued.some(tells) && (!isMainSilent || isToldElsewhere))
  const isLinked =
    (plan.situation !== 'change-of-occupation' && plan.situation !== 'first-job') ||
    ownWords.length + motive.length > 0 ||
    plan.pairs.some(({ need }) => need.kind === 'task')
  // What the diploma answers is asked of nobody who is asked for it.
  if (hasProof && isDiplomaAsked) return paragraphs
  if (hasProof ? isLinked : wordsOf(paragraphs) > enoughWithoutProof && !isMainSilent) return paragraphs
  // What bears on the post, else what one did longest.
  const field = plan.needs.code?.charAt(0)
  const worthOf = ({ id, codes, months = 0, age = 0 }: FactJob): number =>
    (codes.some((code) => code.charAt(0) === field) ? 3 : 0) +
    3 * Math.max(0, ...codes.map(plan.needs.relevance.ofOccupation)) +
    plan.pairs.filter(({ proofs }) => proofs.some(({ fact }) => fact === id)).length * 3 +
    Math.min(6, months / 24) -
    // What was done long ago is no proof of today.
    Math.min(8, age / 24)
  const isNamed = ({ id }: FactJob): boolean =>
    paragraphs.some((paragraph) => paragraph.some(({ facts }) => facts.includes(id)))
  const [likeliest] = plan.argued
    .filter((one) => one.title?.isPerson && (hasProof || !tells(one)))
    .sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)) || worthOf(other) - worthOf(one))
  const job = isMainSilent && main.title?.isPerson ? main : likeliest
  const asked = mostAsked(plan)
  // What any post may have taught is asked of none.
  const isNear = job !== undefined && (job.current || worthOf(job) > anyPost)
  const text = hasProof
    ? likenessPlace(job?.card.kind === 'internship' ? undefined : job?.title?.title, asked)
    : openPlace(isNear || asked === undefined ? job?.title?.title : undefined, asked)
  const place: Sentence = { text, facts: [], needs: [] }
  // Behind the paragraph that names the job, never behind the last.
  const names = (isAlone: boolean) => (paragraph: Sentence[]) =>
    paragraph.some(
      ({ facts }) => job !== undefined && facts.includes(job.id) && (!isAlone || facts.length === 1),
    )
  const alone = paragraphs.findLastIndex(names(true))
  const named = alone < 0 ? paragraphs.findIndex(names(false)) : alone
  const at = named < 0 ? paragraphs.length - 1 : Math.min(named + 1, paragraphs.length - 1)
  return [...paragraphs.slice(0, at), [place], ...paragraphs.slice(at)]
}
