import { countManners, medianWords } from './manner.ts'
import { turns } from './turns.fr.ts'
import type { Voice } from './voice.ts'

const patternOf = new Map(turns.map(({ id, pattern }) => [id, pattern]))

const patternsOf = (ids: readonly string[]): RegExp[] => ids.flatMap((id) => patternOf.get(id) ?? [])

/** Whether a sentence, or the frame of one, has no turn that the person avoids. */
export function fitsVoice({ avoided }: Voice): (sentence: string) => boolean {
  const patterns = patternsOf(avoided)
  return (sentence) => patterns.every((pattern) => !pattern.test(sentence))
}

const worth = { favourite: 2, avoided: -6, word: -0.9, manner: 1 }
const maxFavourites = 3

/** Points of a draft for sounding like the person: 0 is as good as any, less is worse. */
export function voiceScore(sentences: readonly string[], voice: Voice): number {
  const { sentenceWords, formality } = voice
  const [liked, disliked] = [patternsOf(voice.favourites), patternsOf(voice.avoided)]
  const used = liked.filter((pattern) => sentences.some((sentence) => pattern.test(sentence))).length
  const unwanted = disliked.reduce(
    (sum, pattern) => sum + sentences.filter((sentence) => pattern.test(sentence)).length,
    0,
  )
  const { formal, simple } = countManners(sentences.join(' '))
  const manner = formality === undefined ? 0 : (formal - simple) * (formality === 'formal' ? 1 : -1)
  return (
    Math.min(maxFavourites, used) * worth.favourite +
    unwanted * worth.avoided +
    (sentenceWords === undefined ? 0 : Math.abs(medianWords(sentences) - sentenceWords) * worth.word) +
    Math.max(-3, Math.min(3, manner)) * worth.manner
  )
}
