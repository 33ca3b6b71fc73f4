import { expect, test } from 'vitest'
import { isApple } from './apple.ts'

test('⌘ is for Macs, iPhones and iPads', () => {
  expect(['MacIntel', 'iPhone', 'iPad'].map(isApple)).toEqual([true, true, true])
  expect(['Win32', 'Linux x86_64', 'Linux armv8l', ''].map(isApple)).toEqual([false, false, false, false])
})
