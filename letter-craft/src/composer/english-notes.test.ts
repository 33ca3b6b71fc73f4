import { expect, it } from 'vitest'
import { readEnglishDegree, readEnglishExperience, readEnglishResult } from './english-notes.ts'

it.each([
  [
    'Nurse, Leeds General Infirmary, 2018-2022',
    'From 2018 to 2022, I worked as a nurse at Leeds General Infirmary',
  ],
  ['Accountant at Lush (2020 - present)', 'Since 2020, I have worked as an accountant at Lush'],
  ['Three years as a waiter in York', 'I spent three years as a waiter in York'],
  ['5 years of experience in retail', 'I bring 5 years of experience in retail'],
  ['various jobs', undefined],
])('experience %j', (note, sentence) => {
  expect(readEnglishExperience(note)).toBe(sentence)
})

it.each([
  ['BSc in Nursing, University of Leeds, 2018', 'a BSc in Nursing (University of Leeds, 2018)'],
  ['MBA 2020', 'an MBA (2020)'],
  ['some classes', undefined],
])('degree %j', (note, text) => {
  expect(readEnglishDegree(note)).toBe(text)
})

it('knows a result from a noun group', () => {
  expect(readEnglishResult('Trained 6 students')).toBe('trained 6 students')
  expect(readEnglishResult('20% more sales')).toBeUndefined()
})
