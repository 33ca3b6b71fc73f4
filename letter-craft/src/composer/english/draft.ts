import { countWords } from '../../text/measure.ts'
import { openingAddress } from '../address.ts'
import { composeClosing } from '../closing-formula.ts'
import { seededRandom } from '../seeded-random.ts'
import type { EnglishLetter } from './letter.ts'
import { moves } from './moves/all-moves.ts'
import { newProgress } from './moves/progress.ts'
import { englishOutlines } from './outlines.ts'
import { openPlace } from './parts.en.ts'
import { createScribe, type Sentence } from './scribe.ts'

/** One way to write the letter. */
export type EnglishDraft = {
  readonly opening: string
  readonly paragraphs: readonly (readonly Sentence[])[]
  readonly closing: string
}

const maxWords = 330
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
): EnglishDraft {
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
  const opening = openingAddress(recipient, 'en', tone, type)
  return {
    opening: `${opening},`,
    paragraphs: withOpenPlace(shortened(joined(paragraphs)), letter),
    closing: composeClosing(opening, 'en', tone, seed),
  }
}

const wordsOf = (paragraphs: readonly (readonly Sentence[])[]): number =>
  countWords(paragraphs.flatMap((paragraph) => paragraph.map(({ text }) => text)).join(' '))

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

/** A paragraph of one short sentence joins its neighbour; empty ones go. */
function joined(paragraphs: readonly (readonly Sentence[])[]): Sentence[][] {
  const out: Sentence[][] = []
  for (const [index, paragraph] of paragraphs.entries()) {
    if (paragraph.length === 0) continue
    const isLast = index === paragraphs.length - 1
    const before = out.at(-1)
    if (before && out.length > 1 && !isLast && wordsOf([paragraph]) < 20 && wordsOf([before]) < 75)
      before.push(...paragraph)
    else out.push([...paragraph])
  }
  return out
}

/** One page: what tells least goes first, then the last sentence of the longest paragraph; never the first nor the last. */
function shortened(paragraphs: Sentence[][]): Sentence[][] {
  for (const paragraph of paragraphs.slice(1))
    for (const sentence of [...paragraph].reverse())
      if (sentence.isSpare && wordsOf(paragraphs) > enoughWords)
        paragraph.splice(paragraph.indexOf(sentence), 1)
  while (wordsOf(paragraphs) > maxWords) {
    const longest = paragraphs.slice(1, -1).sort((one, other) => wordsOf([other]) - wordsOf([one]))[0]
    if (!longest || longest.length < 2) break
    longest.pop()
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0)
}
