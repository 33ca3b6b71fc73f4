import { expect, it } from 'vitest'
import { boundedTasks } from './bounded-tasks.ts'
import { TaskFailure } from './task-process.ts'

const later = () => {
  let finish = (_result: string) => {}
  const done = new Promise<string>((resolve) => {
    finish = resolve
  })
  return { done, finish }
}

it('refuses what an account asks beyond its places, and nobody else', async () => {
  const { done, finish } = later()
  const run = boundedTasks(() => done, { perOwner: 2, inAll: 3 })
  const running = [run('alice', {}), run('alice', {}), run('bob', {})]
  await expect(run('alice', {})).rejects.toMatchObject({ code: 'SERVER_BUSY' })
  await expect(run('carol', {})).rejects.toMatchObject({ code: 'SERVER_BUSY' })
  finish('read')
  expect(await Promise.all(running)).toEqual(['read', 'read', 'read'])
  expect(await run('alice', {})).toBe('read')
})

it('says that a text that takes too long cannot be read; any other fault stays', async () => {
  const failing = (fault: Error) => boundedTasks(() => Promise.reject(fault), { perOwner: 1, inAll: 1 })
  const late = failing(new TaskFailure('killed', { timedOut: true }))
  await expect(late('alice', {})).rejects.toMatchObject({ code: 'TEXT_UNREADABLE' })
  await expect(failing(new TypeError('bug'))('alice', {})).rejects.toThrow('bug')
  // The place is free again.
  await expect(late('alice', {})).rejects.toMatchObject({ code: 'TEXT_UNREADABLE' })
})
