import {
  correctedExamples,
  explainedRules,
  findRule,
  ruleFamilies,
} from '@lettrine/letter-craft/proofreading/rules/explained-rules'
import { describe, expect, it } from 'vitest'
import { isRight, scoreOf, stretchesOf } from './exercise.state.ts'

const text = 'Elle ne m’à jamais rendu son porte-clés, dit-il.'
const faulty = { rule: 'homophone/a-has', why: '', text, fault: { start: 10, end: 11, fix: 'a' } }
const correct = { ...faulty, fault: null }

describe('the words of a sentence', () => {
  it('keep their apostrophe and hyphens, and lose nothing between them', () => {
    const stretches = stretchesOf(text)
    expect(stretches.filter(({ isWord }) => isWord).map((one) => one.text)).toEqual([
      'Elle',
      'ne',
      'm’',
      'à',
      'jamais',
      'rendu',
      'son',
      'porte-clés',
      'dit-il',
    ])
    expect(stretches.map((one) => one.text).join('')).toBe(text)
    expect(stretches.filter((one) => text.slice(one.start, one.end) !== one.text)).toEqual([])
  })

  it('include the fault of each example of each rule', () => {
    const rules = ruleFamilies.flatMap(explainedRules).flatMap(({ id }) => findRule(id) ?? [])
    const lost = rules.flatMap(correctedExamples).filter(({ before, fault, after }) => {
      const [start, end] = [before.length, before.length + fault.length]
      return !stretchesOf(before + fault + after).some(
        (one) => one.isWord && one.start < end && one.end > start,
      )
    })
    expect(rules.length).toBeGreaterThan(200)
    expect(lost).toEqual([])
  })
})

describe('an answer', () => {
  it.each([
    [faulty, { start: 10, end: 11 }, true],
    [faulty, { start: 8, end: 10 }, false],
    [faulty, 'correct', false],
    [correct, 'correct', true],
    [correct, { start: 10, end: 11 }, false],
  ] as const)('%j: %j is %s', (sentence, answer, expected) => {
    expect(isRight(sentence, answer)).toBe(expected)
  })

  it('counts once it is given', () => {
    expect(scoreOf([faulty, correct, correct], [{ start: 10, end: 11 }, 'correct'])).toBe(2)
  })
})
