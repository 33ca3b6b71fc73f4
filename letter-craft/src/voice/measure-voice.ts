import { countWords } from '../text/measure.ts'
import { countManners, medianWords } from './manner.ts'
import { turns } from './turns.fr.ts'
import type { Formality, Habits } from './voice.ts'

/** Fewer texts, or words in all, tell no habit. */
const fewestTexts = 2
const fewestWords = 120
/** Words from which a turn that does not occur is one that the person does not use. */
const enoughToMiss = 600
const maxFavourites = 8

/** A salutation, a heading, a signature: fewer words than a sentence. */
const shortest = 4

/** Measures habits; undefined where the texts are too few or too short. Time grows with their length only. */
export function measureVoice(texts: readonly string[]): Habits | undefined {
  const sentences = texts.flatMap(sentencesOf)
  const words = sentences.reduce((sum, sentence) => sum + countWords(sentence), 0)
  if (texts.length < fewestTexts || words < fewestWords) return undefined
  const counts = turns.map(({ id, pattern }) => ({
    id,
    count: sentences.filter((sentence) => pattern.test(sentence)).length,
  }))
  const manner = formalityOf(texts)
  return {
    words,
    sentences: sentences.length,
    sentenceWords: medianWords(sentences),
    ...(manner && { formality: manner }),
    favourites: counts
      .filter(({ count }) => count > 1)
      .sort((one, other) => other.count - one.count)
      .slice(0, maxFavourites)
      .map(({ id }) => id),
    unused: words < enoughToMiss ? [] : counts.filter(({ count }) => count === 0).map(({ id }) => id),
  }
}

/** Typographic apostrophes, and spaces that break. */
const asComposed = (text: string): string => text.replaceAll("'", '’').replace(/[\u00a0\u202f]/gu, ' ')

const sentencesOf = (text: string): string[] =>
  asComposed(text)
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => countWords(sentence) >= shortest)

/** Twice as many words of one manner as of the other tell it. */
function formalityOf(texts: readonly string[]): Formality | undefined {
  const { formal, simple } = countManners(asComposed(texts.join('\n')))
  if (formal >= 2 && formal >= simple * 2) return 'formal'
  return simple >= 2 && simple >= formal * 2 ? 'plain' : undefined
}
