import { id } from '@lettrine/contract/fields'
import { expect, it } from 'vitest'
import { uuidv7 } from './device-id.ts'

it('is an id the contract accepts, sorted by time', () => {
  const made = uuidv7(0x0190_0000_0000)
  expect(id.safeParse(made).success).toBe(true)
  expect(made.startsWith('01900000-0000-7')).toBe(true)
  expect(uuidv7() < uuidv7(Date.now() + 5)).toBe(true)
})
