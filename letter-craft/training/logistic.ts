import { hash, slotOf } from '../src/french/tagger/context.ts'
import { type Neighbour, placeFeatures } from '../src/french/tagger/context-model.ts'
import { shuffled } from './perceptron.ts'

type Options = { tags: readonly string[]; size: number; rounds: number; random: () => number }
export type Place = { words: readonly (Neighbour & { gold: string })[]; at: number }

/** Trains the context model by stochastic gradient descent (AdaGrad) on hashed features. */
export function trainContext(
  places: readonly Place[],
  { tags, size, rounds, random }: Options,
): Float32Array {
  const rate = 0.15
  const weights = new Float32Array(size)
  const squares = new Float32Array(size)
  const hashes = tags.map((tag) => hash(tag))
  let order = places.map((_, index) => index)
  for (let round = 0; round < rounds; round++) {
    order = shuffled(order, random)
    for (const index of order) {
      const { words, at } = places[index] as Place
      const gold = tags.indexOf(words[at]?.gold ?? '')
      if (gold < 0) continue
      const features = placeFeatures(words, at)
      const scores = hashes.map((tag) => {
        let score = 0
        for (const feature of features) score += weights[slotOf(feature, tag, size)] ?? 0
        return score
      })
      const highest = Math.max(...scores)
      const exponents = scores.map((score) => Math.exp(score - highest))
      const total = exponents.reduce((sum, one) => sum + one, 0)
      exponents.forEach((exponent, tag) => {
        const gradient = exponent / total - (tag === gold ? 1 : 0)
        if (Math.abs(gradient) < 0.01) return
        for (const feature of features) {
          const slot = slotOf(feature, hashes[tag] ?? 0, size)
          squares[slot] = (squares[slot] ?? 0) + gradient * gradient
          weights[slot] = (weights[slot] ?? 0) - (rate * gradient) / Math.sqrt((squares[slot] ?? 0) + 1e-4)
        }
      })
    }
  }
  return weights
}
