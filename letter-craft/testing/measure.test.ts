import { describe, expect, it } from 'vitest'
import { allExamples, type Example } from './all-examples.ts'
import { measure } from './measure.ts'
import { readText } from './read-text.ts'

const read = (example: Example) => readText(example.text, example)

describe('measure', () => {
  it('recall and precision on the examples of all rules are high', () => {
    const overall = measure(allExamples, read).at(-1)
    expect(overall?.rule).toBe('all')
    expect(overall?.recall).toBeGreaterThanOrEqual(0.99)
    expect(overall?.precision).toBeGreaterThanOrEqual(0.97)
  })

  it('counts hits, misses and false alarms', () => {
    const examples: Example[] = [
      {
        rule: 'a',
        text: 'one two',
        faults: [
          { start: 0, end: 3 },
          { start: 4, end: 7 },
        ],
      },
      { rule: 'a', text: 'three', faults: [] },
      { rule: 'b', text: 'four', faults: [] },
    ]
    const scores = measure(examples, ({ rule, text }) =>
      rule === 'b'
        ? [{ start: 0, end: text.length, severity: 'advice' }]
        : [{ start: 0, end: 3, severity: 'error' }],
    )
    expect(scores).toEqual([
      { rule: 'a', faults: 2, found: 1, correct: 1, falseAlarms: 1, recall: 0.5, precision: 0.5 },
      { rule: 'b', faults: 0, found: 0, correct: 1, falseAlarms: 0, recall: 1, precision: 1 },
      { rule: 'all', faults: 2, found: 1, correct: 2, falseAlarms: 1, recall: 0.5, precision: 0.5 },
    ])
  })
})
