import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFaultCounter } from './fault-counter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Sent = { rule: string; count: number }[]
const setUp = () => {
  const sent: Sent[] = []
  let isOnline = true
  const counter = createFaultCounter(async (faults) => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    sent.push(faults)
  })
  return {
    counter,
    sent,
    setOnline: (next: boolean) => {
      isOnline = next
    },
  }
}

it('sends the counts of grammar and spelling together, after a pause', async () => {
  const { counter, sent } = setUp()
  counter.count(['homophone/a-has', 'cliche'])
  await vi.advanceTimersByTimeAsync(3_000)
  counter.count(['spelling', 'homophone/a-has'])
  await vi.advanceTimersByTimeAsync(4_000)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent).toEqual([
    [
      { rule: 'homophone/a-has', count: 2 },
      { rule: 'spelling', count: 1 },
    ],
  ])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
})

it('sends nothing without a counted rule', async () => {
  const { counter, sent } = setUp()
  counter.count(['cliche', 'typography'])
  counter.flush()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
})

it('sends counts that could not be sent with the next ones', async () => {
  const { counter, sent, setOnline } = setUp()
  setOnline(false)
  counter.count(['spelling'])
  counter.flush()
  await vi.advanceTimersByTimeAsync(0)
  setOnline(true)
  counter.count(['spelling'])
  counter.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([[{ rule: 'spelling', count: 2 }]])
})
