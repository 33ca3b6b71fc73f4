import { ReadCareer } from '@lettrine/contract/career'
import type { ReadCareer as Read } from '@lettrine/letter-craft/career/career'
import { expect, test } from 'vitest'
import { fitLimits } from './fit-limits.ts'

const sentence = 'J’ai tenu la caisse et rangé les rayons. '
const text = `Caissière\n${sentence.repeat(60)}\n${'x'.repeat(4_500)}`
const span = (start: number, end: number) => ({ start, end })
const none: Read = {
  ...{
    jobs: [],
    education: [],
    certificates: [],
    languages: [],
    tools: [],
    interests: [],
    unfiled: [],
    text,
  },
}
const job: Read['jobs'][number] = {
  ...{ kind: 'employment', title: 'Caissière', employer: '', employerKind: '', place: '', from: '', to: '' },
  ...{ current: false, tasks: [], results: [], doubts: [] },
  sources: [span(0, 9)],
}

test('a long line of a card becomes several, each ending with a sentence', () => {
  const { jobs } = fitLimits({ ...none, jobs: [{ ...job, tasks: [sentence.repeat(60).trim()] }] })
  const tasks = jobs[0]?.tasks ?? []
  expect(tasks.length).toBe(5)
  expect(tasks.every((task) => task.length <= 500 && task.endsWith('rayons.'))).toBe(true)
  expect(tasks.join(' ')).toBe(sentence.repeat(60).trim())
})

test('a card that does not fit, and one too many, leave their lines to be filed', () => {
  const tool = (at: number) => ({ name: `Outil ${at}`, doubts: [], sources: [span(at, at + 1)] })
  const fitted = fitLimits({
    ...none,
    jobs: [{ ...job, title: 'x'.repeat(201) }],
    tools: Array.from({ length: 62 }, (_, at) => tool(at)),
  })
  expect(fitted.jobs).toEqual([])
  expect(fitted.tools).toHaveLength(60)
  expect(fitted.unfiled).toEqual([
    { ...span(0, 9), kind: 'text' },
    { ...span(60, 61), kind: 'text' },
    { ...span(61, 62), kind: 'text' },
  ])
  expect(ReadCareer.safeParse(fitted).success).toBe(true)
})

test('a line to file that is too long is cut, without losing a character', () => {
  const { unfiled } = fitLimits({ ...none, unfiled: [{ ...span(10, text.length), kind: 'text' }] })
  expect(unfiled.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text.slice(10))
  expect(unfiled.every(({ start, end }) => end - start <= 2_000)).toBe(true)
})
