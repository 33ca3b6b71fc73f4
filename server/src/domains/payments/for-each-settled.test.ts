import { expect, test } from 'vitest'
import { forEachSettled } from './for-each-settled.ts'

test('a failing item does not stop the others, and is thrown at the end', async () => {
  const done: number[] = []
  const fault = new Error('the second')
  const all = forEachSettled([1, 2, 3], async (one) => {
    if (one === 2) throw fault
    done.push(one)
  })
  await expect(all).rejects.toMatchObject({ message: '1 of 3 failed', errors: [fault] })
  expect(done).toEqual([1, 3])
})
