import { expect, it } from 'vitest'
import { loadUntilThere } from './load-until-there.ts'

/** A file that comes at the given attempt, and what happened until then. */
function fileThatComes(atAttempt: number) {
  const events: string[] = []
  let attempt = 0
  const load = async () => {
    attempt += 1
    events.push('load')
    if (attempt < atAttempt) throw new TypeError('Failed to fetch dynamically imported module')
    return 'toaster'
  }
  const wait = async () => void events.push('wait')
  const reload = () => events.push('reload') > 0
  return { events, load: () => loadUntilThere(load, wait, reload) }
}

it('asks again for a file that did not come, each time after a wait', async () => {
  const { events, load } = fileThatComes(3)
  expect(await load()).toBe('toaster')
  expect(events).toEqual(['load', 'wait', 'load', 'wait', 'load'])
})

it('reloads the page once for a file that does not come although the server answers', async () => {
  const { events, load } = fileThatComes(6)
  expect(await load()).toBe('toaster')
  expect(events.filter((one) => one === 'reload')).toHaveLength(1)
  expect(events.indexOf('reload')).toBe(events.indexOf('load') + 6)
})
