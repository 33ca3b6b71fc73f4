import { ambiguityOf, candidateTags, hash, slotOf, type TaggedWord } from './context.ts'

/** Weights of a model: a table of hashed features, quantized to a byte. The length is a power of two. */
export type Weights = Int8Array | Float32Array

/** The tag of a word, and by how much its score leads the next one (infinite where the word has one tag). */
export type Tagged = { tag: string; margin: number }

export type Tagger = (words: readonly TaggedWord[]) => Tagged[]

const start = '<s>'
const end = '</s>'

/** Features of the word at `at`, hashed, given the two tags before it. */
export function featuresOf(
  words: readonly TaggedWord[],
  ambiguities: readonly string[],
  at: number,
  previous: string,
  beforeThat: string,
): number[] {
  const word = words[at]
  const form = word?.form ?? ''
  const next = words[at + 1]?.form ?? end
  const before = words[at - 1]?.form ?? start
  const ambiguity = ambiguities[at] ?? ''
  const nextAmbiguity = ambiguities[at + 1] ?? end
  return [
    hash(`w ${form}`),
    hash(`s ${form.slice(-3)}${word?.capital ? ' C' : ''}`),
    hash(`a ${ambiguity}`),
    hash(`p ${previous}`),
    hash(`pp ${previous} ${beforeThat}`),
    hash(`pw ${previous} ${form}`),
    hash(`pa ${previous} ${nextAmbiguity}`),
    hash(`b ${before}`),
    hash(`bb ${words[at - 2]?.form ?? start} ${before}`),
    hash(`n ${next}`),
    hash(`na ${nextAmbiguity}`),
    hash(`nna ${nextAmbiguity} ${ambiguities[at + 2] ?? end}`),
    hash(`nn ${words[at + 2]?.form ?? end}`),
    hash(`wn ${form} ${nextAmbiguity}`),
    hash(`bw ${before} ${form}`),
    hash(`c ${word?.capital ? (at === 0 ? 'first' : 'inside') : 'small'} ${ambiguity}`),
    hash(`ppp ${beforeThat} ${nextAmbiguity}`),
  ]
}

/**
 * Chooses one of the possible tags of each word, from left to right: an averaged perceptron (Collins, 2002) whose
 * candidates are the readings of the dictionary.
 */
export function createTagger(weights: Weights): Tagger {
  return (words) => {
    const candidates = words.map(candidateTags)
    const ambiguities = candidates.map(ambiguityOf)
    const tagged: Tagged[] = []
    for (let at = 0; at < words.length; at++) {
      const possible = candidates[at] ?? []
      const [only = 'X'] = possible
      if (possible.length < 2) {
        tagged.push({ tag: only, margin: Number.POSITIVE_INFINITY })
        continue
      }
      const features = featuresOf(
        words,
        ambiguities,
        at,
        tagged[at - 1]?.tag ?? start,
        tagged[at - 2]?.tag ?? start,
      )
      tagged.push(bestOf(possible, features, weights))
    }
    return tagged
  }
}

/** The candidate with the highest score, and its lead. */
export function bestOf(candidates: readonly string[], features: readonly number[], weights: Weights): Tagged {
  let best = ''
  let first = Number.NEGATIVE_INFINITY
  let second = Number.NEGATIVE_INFINITY
  for (const tag of candidates) {
    const tagHash = hash(tag)
    let score = 0
    for (const feature of features) score += weights[slotOf(feature, tagHash, weights.length)] ?? 0
    if (score > first) {
      second = first
      first = score
      best = tag
    } else if (score > second) second = score
  }
  return { tag: best, margin: first - second }
}
