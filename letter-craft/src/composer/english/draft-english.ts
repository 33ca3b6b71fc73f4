import { openingAddress } from '../address.ts'
import { composeClosing } from '../closing-formula.ts'
import { type Draft, joinShortParagraphs, type Sentence, shortenToPage, wordsOf } from '../draft.ts'
import { seededRandom } from '../seeded-random.ts'
import type { EnglishLetter } from './letter.ts'
import { moves } from './moves/all-moves.ts'
import { newProgress } from './moves/progress.ts'
import { englishOutlines } from './outlines.ts'
import { openPlace } from './parts.en.ts'
import { createScribe } from './scribe.ts'

/** A letter this long does without what tells least. */
const enoughWords = 230
const enoughWithoutProof = 150

/** Frames that speak of an advertisement, which an unsolicited letter has not seen. */
const ofAdvertisement =
  /advertis|vacancy|your list|you (?:also )?ask|you mention|you require|you describe|you offer|you list/iu

/** Titles, employers and towns: they may come again. */
export const namesOf = ({ english, slots }: EnglishLetter): string[] =>
  [
    ...english.jobs.flatMap(({ title, employer, place }) => [
      title?.a,
      title?.title,
      employer?.at,
      employer?.name,
      place?.slice(3),
    ]),
    ...english.education.map(({ diploma }) => diploma.at?.replace(/^(?:at|in) /u, '')),
    slots.E,
    slots.T,
    slots.place?.slice(3),
  ]
    .filter((name) => name !== undefined)
    .sort((one, other) => other.length - one.length)

/** A draft of the letter for this seed; `avoided` are the sentences of the person’s other letters. */
export function draftEnglish(
  letter: EnglishLetter,
  recipient: string | undefined,
  seed: number,
  avoided: ReadonlySet<string>,
): Draft {
  const { plan, tone, type } = letter
  const random = seededRandom(seed, plan.situation)
  const scribe = createScribe(random, {
    avoided,
    names: namesOf(letter),
    isCasual: tone === 'casual',
    isFit: (frame) => plan.needs.hasText || !ofAdvertisement.test(frame),
  })
  const progress = newProgress(letter, scribe)
  const [outline = []] = random.shuffle(englishOutlines[plan.situation])
  const paragraphs = outline.map((paragraph) => paragraph.flatMap((move) => moves[move](progress)))
  const onPage = shortenToPage(joinShortParagraphs(paragraphs, { short: 20, full: 75 }), {
    enough: enoughWords,
    last: 'spare',
  })
  const opening = openingAddress(recipient, 'en', tone, type)
  return {
    opening: `${opening},`,
    paragraphs: withOpenPlace(onPage, letter),
    closing: composeClosing(opening, 'en', tone, seed),
  }
}

const enoughTasks = 3

/** A short letter with few tasks to tell keeps a place for those of the post that has none, as a question to its writer. */
function withOpenPlace(paragraphs: Sentence[][], { argued, ownWords, type }: EnglishLetter): Sentence[][] {
  const tasks = argued.reduce((sum, job) => sum + job.tasks.length, 0)
  if (
    ownWords.length > 0 ||
    tasks >= enoughTasks ||
    wordsOf(paragraphs) > enoughWithoutProof ||
    type === 'scholarship'
  )
    return paragraphs
  const job = argued.find((one) => one.title !== undefined && one.tasks.length === 0)
  if (!job && tasks > 0) return paragraphs
  const text = openPlace(job?.title?.a)
  return [...paragraphs.slice(0, -1), [{ text, facts: [], needs: [] }], ...paragraphs.slice(-1)]
}
