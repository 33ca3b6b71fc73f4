import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../composer/seeded-random.ts'
import { drawExercise } from './draw-exercise.ts'
import { findRule } from './explained-rules.ts'

const rules = ['confusion/fond-fonds', 'homophone/a-has', 'conjugation/subjunctive'].map(
  (id) => findRule(id)!,
)
const draws = Array.from({ length: 40 }, (_, seed) => drawExercise(rules, seededRandom(seed)))

describe('an exercise', () => {
  it('has five different sentences, one or two of them correct', () => {
    for (const drawn of draws) {
      expect(new Set(drawn.map(({ text }) => text)).size).toBe(5)
      expect([1, 2]).toContain(drawn.filter(({ fault }) => fault === null).length)
    }
    expect(new Set(draws.map((drawn) => drawn.filter(({ fault }) => !fault).length)).size).toBe(2)
  })

  it('has a fault of each of the first rules, where its correction is marked', () => {
    for (const drawn of draws) {
      const faulty = drawn.filter(({ fault }) => fault !== null)
      expect(new Set(faulty.map(({ rule }) => rule)).size).toBe(3)
      for (const { text, fault } of faulty) {
        expect(text.slice(fault!.start, fault!.end)).not.toBe('')
        expect(text.slice(fault!.start, fault!.end)).not.toBe(fault!.fix)
      }
    }
  })

  it('is the same for the same seed, and another for another', () => {
    expect(drawExercise(rules, seededRandom(7))).toEqual(draws[7])
    expect(draws[7]).not.toEqual(draws[8])
  })

  it('has five sentences of a single rule', () => {
    expect(drawExercise(rules.slice(0, 1), seededRandom(1))).toHaveLength(5)
  })

  it('is empty without a rule', () => {
    expect(drawExercise([], seededRandom(1))).toEqual([])
  })
})
