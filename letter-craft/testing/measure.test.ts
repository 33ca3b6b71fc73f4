import { describe, expect, it } from 'vitest'
import type { Case } from './corpus/case.ts'
import { clean, cleanLetters, faulty } from './corpus.ts'
import { measure } from './measure.ts'
import { readLabels as read } from './read-case.ts'

const all = [...faulty, ...clean, ...cleanLetters]

describe('measure', () => {
  it('recall and precision on the corpus are high', () => {
    const overall = measure(all, read).at(-1)
    expect(overall?.rule).toBe('all')
    expect(overall?.recall).toBeGreaterThanOrEqual(0.95)
    expect(overall?.precision).toBeGreaterThanOrEqual(0.97)
  })

  it('detects a reader that misses a rule, and one with false alarms', () => {
    const deaf = measure(all, (one) => read(one).filter(({ rule }) => rule !== 'confusion'))
    expect(deaf.find(({ rule }) => rule === 'confusion')).toMatchObject({ found: 0, recall: 0 })
    expect(deaf.at(-1)?.recall).toBeLessThan(0.95)
    const wolf = measure(all, (one) => [...read(one), { rule: 'cliche' }])
    expect(wolf.find(({ rule }) => rule === 'cliche')?.falseAlarms).toBe(all.length)
    expect(wolf.at(-1)?.precision).toBeLessThan(0.97)
  })

  it('counts hits, misses and false alarms', () => {
    const cases: Case[] = [
      { text: 'one', rules: ['a', 'a'] },
      { text: 'two', rules: [], nearRule: 'a' },
    ]
    const [score] = measure(cases, () => [{ rule: 'a' }])
    expect(score).toEqual({
      rule: 'a',
      wanted: 2,
      found: 1,
      missed: 1,
      falseAlarms: 1,
      hardNegatives: 1,
      recall: 0.5,
      precision: 0.5,
    })
  })
})
