import { expect, it } from 'vitest'
import { loadUntilThere } from './load-until-there.ts'

it('asks again for a file that did not come, each time after a wait', async () => {
  const events: string[] = []
  const answers = ['cut', 'cut', 'toaster']
  const load = async () => {
    const answer = answers.shift()!
    events.push(answer)
    if (answer === 'cut') throw new TypeError('Failed to fetch dynamically imported module')
    return answer
  }
  const wait = async () => void events.push('wait')
  expect(await loadUntilThere(load, wait)).toBe('toaster')
  expect(events).toEqual(['cut', 'wait', 'cut', 'wait', 'toaster'])
})
