import { isPaid } from '../../plan/job-traits.ts'
import { isPlacement, type Situation } from '../../plan/pair.ts'
import { isCourse } from '../../realisation/education.ts'
import { openingAddress, repeatedAddress } from '../address.ts'
import { composeClosing } from '../closing-formula.ts'
import { type Draft, type Frame, joinShortParagraphs, shortenToPage, splitLongParagraphs } from '../draft.ts'
import { seededRandom } from '../seeded-random.ts'
import { architectures, type Move } from './architectures.ts'
import type { LetterFacts } from './letter-facts.ts'
import { moves } from './moves/all-moves.ts'
import { newProgress } from './moves/progress.ts'
import { withOpenPlaces } from './open-places.ts'
import { createScribe } from './scribe.ts'

/** A letter this long does without what tells least. */
const enoughWords = 210
/** Words beyond which a paragraph is a wall. */
const longParagraph = 90
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
    (frame) =>
      (letter.plan.needs.hasText || !/annonce|offre/iu.test(frame)) &&
      // A stage is no post.
      (letter.type !== 'internship' || !/votre poste|le poste que/iu.test(frame)),
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
  const kept = withOpenPlaces(onPage, letter)
  const before = kept.at(-1)?.at(-1)?.text ?? ''
  return {
    opening: `${address},`,
    paragraphs: kept,
    closing: composeClosing(repeatedAddress(address) || 'Madame, Monsieur', 'fr', letter.tone, seed, before),
  }
}

/** Who has worked for years and studies nothing opens an apprenticeship or internship as one who changes trades. */
function situationOf({ plan, facts }: LetterFacts): Situation {
  const studies = facts.education.some(({ forms }) => forms.status === 'in-progress' && !isCourse(forms))
  const worked = facts.jobs.filter(isPaid).reduce((sum, { months = 0 }) => sum + months, 0)
  const hasTrade = worked >= ofTrade
  return isPlacement(plan.situation) && hasTrade && !studies ? 'change-of-occupation' : plan.situation
}

/** Months of work after which one has a trade. */
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
