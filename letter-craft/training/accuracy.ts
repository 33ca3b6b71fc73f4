import type { Tagger } from '../src/french/tagger/tagger.ts'
import type { GoldWord } from './treebank.ts'

/** Share of words whose tag (part of speech with features) is the annotated one, punctuation included. */
export function accuracyOf(
  tagger: Tagger,
  sentences: readonly (readonly GoldWord[])[],
): { words: number; accuracy: number; confusions: Record<string, number> } {
  let words = 0
  let right = 0
  const confusions: Record<string, number> = {}
  for (const sentence of sentences) {
    const tagged = tagger(sentence)
    sentence.forEach(({ form, gold }, at) => {
      words += 1
      const tag = tagged[at]?.tag ?? ''
      if (gold.includes(tag)) right += 1
      else {
        const key = `${gold.join('|') || '?'} as ${tag} (${form})`
        confusions[key] = (confusions[key] ?? 0) + 1
      }
    })
  }
  return { words, accuracy: right / words, confusions }
}
