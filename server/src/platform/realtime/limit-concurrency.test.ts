import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('runs at most N tasks at a time, in order, and a failed task frees its slot', async () => {
  const inTurn = limitConcurrency(2)
  let [running, most] = [0, 0]
  const order: number[] = []
  const task = (turn: number) => async () => {
    running += 1
    most = Math.max(most, running)
    order.push(turn)
    await Promise.resolve()
    running -= 1
    if (turn % 3 === 0) throw new Error(`turn ${turn}`)
    return turn
  }
  const ends = await Promise.allSettled(Array.from({ length: 9 }, (_, turn) => inTurn(task(turn))))
  expect(most).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(ends.map(({ status }) => status === 'rejected')).toEqual(
    Array.from({ length: 9 }, (_, turn) => turn % 3 === 0),
  )
})
