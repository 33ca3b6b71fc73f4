import { ambiguityOf, candidateTags, hash, slotOf } from '../src/french/tagger/context.ts'
import { bestOf, featuresOf } from '../src/french/tagger/tagger.ts'
import type { GoldWord } from './treebank.ts'

type Options = { size: number; rounds: number; random: () => number }

/**
 * Trains an averaged perceptron on hashed features. The history of each word is the one that the tagger would have
 * written, so that it learns to go on after its own errors.
 */
export function trainPerceptron(
  sentences: readonly (readonly GoldWord[])[],
  { size, rounds, random }: Options,
): Float32Array {
  const weights = new Float32Array(size)
  const totals = new Float64Array(size)
  const changedAt = new Int32Array(size)
  let step = 0
  const add = (slot: number, change: number) => {
    totals[slot] = (totals[slot] ?? 0) + (step - (changedAt[slot] ?? 0)) * (weights[slot] ?? 0)
    changedAt[slot] = step
    weights[slot] = (weights[slot] ?? 0) + change
  }
  for (let round = 0; round < rounds; round++)
    for (const words of shuffled(sentences, random)) {
      const candidates = words.map(candidateTags)
      const ambiguities = candidates.map(ambiguityOf)
      let [previous, beforeThat] = ['<s>', '<s>']
      words.forEach(({ gold }, at) => {
        const possible = candidates[at] ?? []
        const allowed = possible.filter((tag) => gold.includes(tag))
        let tag = possible[0] ?? 'X'
        if (possible.length > 1) {
          step += 1
          const features = featuresOf(words, ambiguities, at, previous, beforeThat)
          tag = bestOf(possible, features, weights).tag
          if (allowed.length > 0 && !allowed.includes(tag)) {
            const right = bestOf(allowed, features, weights).tag
            const [rightHash, wrongHash] = [hash(right), hash(tag)]
            for (const feature of features) {
              add(slotOf(feature, rightHash, size), 1)
              add(slotOf(feature, wrongHash, size), -1)
            }
          }
        }
        beforeThat = previous
        previous = tag
      })
    }
  return weights.map(
    (weight, slot) => ((totals[slot] ?? 0) + (step - (changedAt[slot] ?? 0)) * weight) / step,
  )
}

/** A byte for each weight; the largest are clipped. */
export function quantize(weights: Float32Array): { bytes: Int8Array; scale: number } {
  const sizes = [...weights]
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort((one, other) => one - other)
  const scale = 127 / (sizes[Math.floor(sizes.length * 0.999)] ?? 1)
  return {
    bytes: Int8Array.from(weights, (one) => Math.max(-127, Math.min(127, Math.round(one * scale)))),
    scale,
  }
}

/** Fisher and Yates. */
export function shuffled<Value>(values: readonly Value[], random: () => number): Value[] {
  const list = [...values]
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[list[at], list[other]] = [list[other] as Value, list[at] as Value]
  }
  return list
}
