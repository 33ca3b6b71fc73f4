import type { FactJob } from '../../plan/facts.ts'
import { countWords } from '../../text/measure.ts'
import { openingAddress, repeatedAddress } from '../address.ts'
import { composeClosing } from '../closing-formula.ts'
import { seededRandom } from '../seeded-random.ts'
import { architectures, type Move } from './architectures.ts'
import type { Frame } from './frame.ts'
import type { LetterFacts } from './letter-facts.ts'
import { moves } from './moves/all-moves.ts'
import { newProgress } from './moves/progress.ts'
import { openPlace, projectPlace } from './open-place.fr.ts'
import { createScribe, type Sentence } from './scribe.ts'

/** One way to write the letter. */
export type Draft = {
  readonly opening: string
  readonly paragraphs: readonly (readonly Sentence[])[]
  readonly closing: string
}

const maxWords = 330
/** A letter this long does without what tells least. */
const enoughWords = 210
const enoughWithoutProof = 150

/** Titles, employers and towns of the jobs, longest first. */
const namesIn = ({ facts }: LetterFacts): string[] =>
  facts.jobs
    .flatMap(({ title, employer, at }) => [title?.title, employer?.at, at])
    .filter((name) => name !== undefined)
    .sort((one, other) => other.length - one.length)

/**
 * A draft of the letter for this seed; `avoided` are the sentences of the person’s other letters. the frames that
 * `isOffered` come first.
 */
export function draftLetter(
  letter: LetterFacts,
  recipient: string | undefined,
  seed: number,
  avoided: ReadonlySet<string>,
  isOffered: (frame: Frame) => boolean = () => true,
): Draft {
  const random = seededRandom(seed, letter.plan.situation)
  const scribe = createScribe(
    random,
    avoided,
    (frame) => letter.plan.needs.hasText || !/annonce|offre/iu.test(frame),
    namesIn(letter),
    isOffered,
  )
  const progress = newProgress(letter, scribe)
  const [outline = []] = random.shuffle(architectures[letter.plan.situation])
  const paragraphs = outline.map((paragraph) => paragraph.flatMap((move: Move) => moves[move](progress)))
  const address = openingAddress(recipient, 'fr', letter.tone, letter.type)
  const kept = withOpenPlace(shortened(joined(paragraphs)), letter)
  const before = kept.at(-1)?.at(-1)?.text ?? ''
  return {
    opening: `${address},`,
    paragraphs: kept,
    closing: composeClosing(repeatedAddress(address) || 'Madame, Monsieur', 'fr', letter.tone, seed, before),
  }
}

const wordsOf = (paragraphs: readonly (readonly Sentence[])[]): number =>
  countWords(paragraphs.flatMap((paragraph) => paragraph.map(({ text }) => text)).join(' '))

/** A letter without any task to tell keeps a place for them, one about studies for their aim: questions to its writer. */
function withOpenPlace(
  paragraphs: Sentence[][],
  { plan, ownWords, motive, type }: LetterFacts,
): Sentence[][] {
  if (type === 'scholarship' || type === 'motivation') {
    if (ownWords.length + motive.length > 0) return paragraphs
    const project: Sentence = { text: projectPlace[type], facts: [], needs: [] }
    return [...paragraphs.slice(0, 1), [project], ...paragraphs.slice(1)]
  }
  const hasProof =
    ownWords.length > 0 || plan.argued.some(({ tasks, results }) => tasks.length + results.length > 0)
  if (hasProof || wordsOf(paragraphs) > enoughWithoutProof) return paragraphs
  // What bears on the post, else what one did longest.
  const worthOf = ({ id, months = 0, age = 0 }: FactJob): number =>
    plan.pairs.filter(({ proofs }) => proofs.some(({ fact }) => fact === id)).length * 3 +
    Math.min(6, months / 24) -
    Math.min(4, age / 48)
  const [job] = plan.argued
    .filter(({ title }) => title?.isPerson)
    .sort((one, other) => worthOf(other) - worthOf(one))
  const place: Sentence = { text: openPlace(job?.title?.title, job?.employer?.at), facts: [], needs: [] }
  // Behind the paragraph that names the job, never behind the last.
  const named = paragraphs.findIndex((paragraph) =>
    paragraph.some(({ facts }) => job !== undefined && facts.includes(job.id)),
  )
  const at = named < 0 ? paragraphs.length - 1 : Math.min(named + 1, paragraphs.length - 1)
  return [...paragraphs.slice(0, at), [place], ...paragraphs.slice(at)]
}

/** A paragraph of one short sentence joins its neighbour; empty ones go. */
function joined(paragraphs: readonly (readonly Sentence[])[]): Sentence[][] {
  const out: Sentence[][] = []
  for (const [index, paragraph] of paragraphs.entries()) {
    if (paragraph.length === 0) continue
    const isLast = index === paragraphs.length - 1
    const before = out.at(-1)
    if (before && out.length > 1 && !isLast && wordsOf([paragraph]) < 18 && wordsOf([before]) < 70)
      before.push(...paragraph)
    else out.push([...paragraph])
  }
  return out
}

/** One page: the last sentence of the longest paragraph goes first, never the first paragraph nor the last. */
function shortened(paragraphs: Sentence[][]): Sentence[][] {
  for (const paragraph of paragraphs.slice(1, -1))
    for (const sentence of [...paragraph].reverse())
      if (sentence.isSpare && wordsOf(paragraphs) > enoughWords)
        paragraph.splice(paragraph.indexOf(sentence), 1)
  while (wordsOf(paragraphs) > maxWords) {
    const middle = paragraphs.slice(1, -1)
    const longest = middle.sort((one, other) => wordsOf([other]) - wordsOf([one]))[0]
    if (!longest || longest.length < 2) break
    longest.pop()
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0)
}
