import { expect, test, vi } from 'vitest'
import { announceFirstScreen, whenFirstScreenIsShown } from './first-screen.ts'

test('what waits for the first screen runs after it, except what is no longer wanted; later calls run at once', async () => {
  const [run, forgotten, later] = [vi.fn(), vi.fn(), vi.fn()]
  whenFirstScreenIsShown(run)
  const forget = whenFirstScreenIsShown(forgotten)
  expect(run).not.toHaveBeenCalled()
  announceFirstScreen()
  forget()
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1))
  announceFirstScreen()
  whenFirstScreenIsShown(later)
  expect(later).toHaveBeenCalledTimes(1)
  await new Promise((resolve) => setTimeout(resolve))
  expect(run).toHaveBeenCalledTimes(1)
  expect(forgotten).not.toHaveBeenCalled()
})
