import { countWords } from '../text/measure.ts'
import type { SeededRandom } from './seeded-random.ts'

/** A sentence with places for facts, `{c1}` and the like; each language has its own notation for what joins them. */
export type Frame = string

/** Facts by the name of their place. */
export type Slots = Readonly<Record<string, string | undefined>>

/** A sentence of the letter and where it comes from. */
export type Sentence = {
  readonly text: string
  /** Ids of the cards it states. */
  readonly facts: readonly string[]
  /** Ids of the needs it speaks of. */
  readonly needs: readonly string[]
  /** The frame it was made from, for counting; the person’s own words have none. */
  readonly frame?: Frame
  /** Whether it says that the offer asks for what was done. */
  readonly isTied?: boolean
  /** Whether a letter that is long enough does without it. */
  readonly isSpare?: boolean
}

export type Source = Partial<Pick<Sentence, 'facts' | 'needs' | 'isSpare'>>

/** Writes sentences one after the other, and remembers what the letter has said. */
export type Scribe = {
  /** The first frame, in the seed’s order, that its facts fill and that repeats nothing. */
  say: (frames: readonly Frame[], slots: Slots, source?: Source) => Sentence | undefined
  /** Whether a sentence of the person is new to the letter; it is remembered as said. */
  quote: (text: string) => boolean
  random: SeededRandom
}

type Paragraphs = readonly (readonly Sentence[])[]

/** One way to write the letter. */
export type Draft = {
  readonly opening: string
  readonly paragraphs: Paragraphs
  readonly closing: string
}

/** The number of words of these paragraphs. */
export const wordsOf = (paragraphs: Paragraphs): number =>
  countWords(paragraphs.flatMap((paragraph) => paragraph.map(({ text }) => text)).join(' '))

export const only = (sentence: Sentence | undefined): Sentence[] => (sentence ? [sentence] : [])

/**
 * A paragraph shorter than `short` words joins the one before that has fewer than `full`, and behind the opening the one that
 * follows; empty ones go.
 */
export function joinShortParagraphs(
  paragraphs: Paragraphs,
  { short, full }: { short: number; full: number },
): Sentence[][] {
  const out: Sentence[][] = []
  let waiting: readonly Sentence[] = []
  const told = paragraphs.filter((paragraph) => paragraph.length > 0)
  for (const [index, own] of told.entries()) {
    const paragraph = [...waiting, ...own]
    waiting = []
    const isLast = index === told.length - 1
    const before = out.at(-1)
    const words = wordsOf([paragraph])
    const isJoined = words < aloneWords || (words < short && wordsOf([before ?? []]) < full)
    if (before && out.length > 1 && !isLast && isJoined) before.push(...paragraph)
    else if (out.length === 1 && words < short && index < told.length - 2 && isOfCards(paragraph))
      waiting = paragraph
    else out.push(paragraph)
  }
  return out
}

/** Whether it tells cards: the person’s own reason stands alone, however short. */
const isOfCards = (paragraph: readonly Sentence[]): boolean =>
  paragraph.every(({ facts }) => facts.length > 0)

/** Words of a paragraph that never stands alone: «J’ai aussi le permis B.» */
const aloneWords = 9

const maxWords = 330

/**
 * One page: what tells least goes while there are more than `enough` words, then the last sentence of the longest
 * paragraph. The first and the last paragraph stay whole; `last: 'spare'` gives up what tells least of the last.
 */
export function shortenToPage(
  paragraphs: Sentence[][],
  { enough, last }: { enough: number; last: 'whole' | 'spare' },
): Sentence[][] {
  for (const paragraph of last === 'whole' ? paragraphs.slice(1, -1) : paragraphs.slice(1))
    for (const sentence of [...paragraph].reverse())
      if (sentence.isSpare && wordsOf(paragraphs) > enough) paragraph.splice(paragraph.indexOf(sentence), 1)
  while (wordsOf(paragraphs) > maxWords) {
    const [longest] = paragraphs.slice(1, -1).sort((one, other) => wordsOf([other]) - wordsOf([one]))
    if (!longest || longest.length < 2) break
    longest.pop()
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0)
}

/** A paragraph longer than `full` words becomes two, where its sentences pass from one card to another. */
export function splitLongParagraphs(paragraphs: Paragraphs, full: number): Sentence[][] {
  return paragraphs.flatMap((paragraph) => {
    const words = wordsOf([paragraph])
    const passes = paragraph.flatMap(({ facts }, at) => {
      const before = paragraph[at - 1]?.facts ?? facts
      // «J’y étais barman» is about the house of the sentence before.
      const pointsBack = /(?<!\p{L})j’y /iu.test(paragraph[at]?.text ?? '')
      return facts.length > 0 && !pointsBack && facts.every((id) => !before.includes(id)) ? [at] : []
    })
    if (words <= full || passes.length === 0) return [[...paragraph]]
    const distance = (at: number) => Math.abs(wordsOf([paragraph.slice(0, at)]) - words / 2)
    const [middle = 0] = passes.sort((one, other) => distance(one) - distance(other))
    return [paragraph.slice(0, middle), paragraph.slice(middle)]
  })
}
