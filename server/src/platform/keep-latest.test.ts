import { expect, test } from 'vitest'
import { keepLatest } from './keep-latest.ts'

/** Answers a question by the number of times that any was worked out. */
function counting(max: number) {
  const latest = keepLatest<number>(max)
  let made = 0
  return (question: unknown) =>
    latest(question, async () => {
      made += 1
      return made
    })
}

test('an equal question is answered without being worked out again', async () => {
  const ask = counting(2)
  expect(await ask({ notes: ['caissière'], language: 'fr' })).toBe(1)
  expect(await ask({ notes: ['caissière'], language: 'fr' })).toBe(1)
  expect(await ask({ notes: ['caissière'], language: 'en' })).toBe(2)
})

test('the question not asked for longest is forgotten', async () => {
  const ask = counting(2)
  await ask('a')
  await ask('b')
  await ask('a')
  await ask('c')
  expect([await ask('a'), await ask('c'), await ask('b')]).toEqual([1, 3, 4])
})

test('what failed is asked again', async () => {
  const latest = keepLatest<string>(1)
  await expect(latest('a', () => Promise.reject(new Error('late')))).rejects.toThrow('late')
  expect(await latest('a', async () => 'read')).toBe('read')
})
