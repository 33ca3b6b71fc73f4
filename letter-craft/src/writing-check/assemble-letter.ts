import { plainLetters } from '../french/plain-letters.ts'
import { countWords } from '../text/measure.ts'
import type { Language } from '../typography/fix.ts'
import { fixTypography } from '../typography/fix.ts'
import type { CheckedSentence } from './check-sentence.ts'

/** A sentence of a model, with the number of its paragraph. */
export type WrittenSentence = CheckedSentence & { readonly paragraph: number }

type Span = {
  readonly start: number
  readonly end: number
  readonly facts: readonly string[]
  readonly needs: readonly string[]
}

/** The composer’s letter for the same plan. */
export type ReliefLetter = { readonly content: string; readonly facts?: readonly Span[] | undefined }

export type AssembledLetter = {
  readonly content: string
  /** Offsets are UTF-16 units in `content`. */
  readonly facts: readonly Span[]
  /** Words of the body. */
  readonly words: number
  readonly replaced: number
  readonly dropped: number
}

type Told = { readonly text: string; readonly facts: readonly string[]; readonly needs: readonly string[] }

/** Sentences of the composer that go together: they tell the same cards. */
type Passage = { readonly sentences: readonly Told[]; readonly facts: readonly string[]; isUsed: boolean }

/**
 * The letter of the sentences without a fault. In place of a faulty one the composer tells the same cards, where that is
 * not said already; else the sentence falls.
 */
export function assembleLetter({
  opening,
  sentences,
  closing,
  relief,
  language,
  needsOf,
}: {
  opening: string
  sentences: readonly WrittenSentence[]
  closing: string
  relief: ReliefLetter
  language: Language
  /** Ids of the needs that a sentence speaks of. */
  needsOf: (text: string) => readonly string[]
}): AssembledLetter {
  const passages = passagesOf(relief)
  const kept = sentences.filter(({ faults }) => faults.length === 0)
  const said = kept.map(({ text }) => stemsOf(text))
  const told = new Set(kept.flatMap(({ facts }) => facts))
  const paragraphs: Told[][] = []
  let current: number | undefined
  let replaced = 0
  let dropped = 0
  for (const [index, { text, facts, faults, paragraph }] of sentences.entries()) {
    if (paragraph !== current) paragraphs.push([])
    current = paragraph
    const own = paragraphs.at(-1) ?? []
    if (faults.length === 0) {
      own.push({ text, facts, needs: needsOf(text) })
      continue
    }
    const found = candidates(passages, facts, told, index === 0)
      .map((passage) => ({ passage, fresh: freshIn(passage, said, own.at(-1)) }))
      .find(({ fresh }) => fresh.length > 0)
    if (!found) {
      dropped += 1
      continue
    }
    found.passage.isUsed = true
    replaced += 1
    for (const fact of found.passage.facts) told.add(fact)
    own.push(...found.fresh)
  }
  const letter = write(opening, paragraphs, closing, language)
  return { ...letter, replaced, dropped: dropped + letter.repeated }
}

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    plainLetters(text)
      .split(/[^a-z0-9]+/u)
      .filter((word) => word.length > 3)
      .map((word) => word.slice(0, 5)),
  )

/** Half of the words of one are in the other. */
const saysAgain = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].filter((stem) => other.has(stem)).length >= one.size / 2

/** What is new in a passage; nothing where it goes on from what is not there: «J’y tenais …». */
function freshIn(
  { sentences, facts }: Passage,
  said: readonly ReadonlySet<string>[],
  before: Told | undefined,
): Told[] {
  const fresh = sentences.filter(({ text }) => !said.some((stems) => saysAgain(stemsOf(text), stems)))
  const follows = before?.facts.some((fact) => facts.includes(fact)) ?? false
  return fresh[0] === sentences[0] || follows ? fresh : []
}

/** What tells the cards of a faulty sentence; without a card, what has not been told; first, how the letter begins. */
function candidates(
  passages: readonly Passage[],
  facts: readonly string[],
  told: ReadonlySet<string>,
  isFirst: boolean,
): Passage[] {
  const [head] = passages
  if (isFirst && head && head.facts.length === 0) return [head]
  const free = passages.filter(({ isUsed, facts: own }) => !isUsed && own.length > 0)
  return facts.length > 0
    ? free.filter((passage) => passage.facts.some((fact) => facts.includes(fact)))
    : free.filter((passage) => !passage.facts.some((fact) => told.has(fact)))
}

function passagesOf({ content, facts: spans = [] }: ReliefLetter): Passage[] {
  const passages: { sentences: Told[]; facts: string[]; isUsed: boolean; end: number }[] = []
  for (const { start, end, facts, needs } of spans) {
    const text = content.slice(start, end)
    // A place to fill is for its writer alone.
    if (text.includes('[[')) continue
    const before = passages.at(-1)
    const goesOn =
      before !== undefined &&
      facts.some((fact) => before.facts.includes(fact)) &&
      !content.slice(before.end, start).includes('\n')
    const sentence = { text, facts, needs }
    if (goesOn) {
      before.sentences.push(sentence)
      before.facts.push(...facts)
      before.end = end
    } else passages.push({ sentences: [sentence], facts: [...facts], isUsed: false, end })
  }
  return passages
}

function write(
  opening: string,
  paragraphs: readonly (readonly Told[])[],
  closing: string,
  language: Language,
): Pick<AssembledLetter, 'content' | 'facts' | 'words'> & { repeated: number } {
  const spans: Span[] = []
  const said = new Set<string>()
  let repeated = 0
  let content = fixTypography(opening, language)
  let words = 0
  for (const paragraph of paragraphs) {
    const kept = paragraph.filter(({ text }) => {
      const key = plainLetters(text)
      const isNew = !said.has(key)
      said.add(key)
      if (!isNew) repeated += 1
      return isNew
    })
    for (const [index, { text, facts, needs }] of kept.entries()) {
      content += index === 0 ? '\n\n' : ' '
      const start = content.length
      content += text
      words += countWords(text)
      spans.push({ start, end: content.length, facts, needs })
    }
  }
  return { content: `${content}\n\n${fixTypography(closing, language)}`, facts: spans, words, repeated }
}
