import { expect, it } from 'vitest'
import { sessionFor } from './editor-session.state.ts'

const newId = () => 'made-here'

it('a new letter keeps its session when its address appears', () => {
  const fresh = sessionFor(undefined, undefined, newId)
  expect(fresh).toEqual({ key: 'made-here', letterId: 'made-here', unnamed: true })
  expect(sessionFor(fresh, undefined, () => 'other')).toBe(fresh)
  expect(sessionFor(fresh, 'made-here', newId)).toEqual({ ...fresh, unnamed: false })
})

it('another letter is another session', () => {
  const first = sessionFor(undefined, 'a', newId)
  expect(sessionFor(first, 'a', newId)).toBe(first)
  expect(sessionFor(first, 'b', newId).key).toBe('b')
})

it('a new letter after a saved one is a new session', () => {
  const saved = sessionFor(sessionFor(undefined, undefined, newId), 'made-here', newId)
  expect(sessionFor(saved, undefined, () => 'second').key).toBe('second')
})

it('a deleted letter saved as a new one keeps its session while the address changes', () => {
  const moved = { key: 'a', letterId: 'b', unnamed: false, movedFrom: 'a' }
  expect(sessionFor(moved, 'a', newId)).toBe(moved)
  expect(sessionFor(moved, 'b', newId)).toBe(moved)
  expect(sessionFor(moved, 'c', newId).key).toBe('c')
})
