import { expect, test } from 'vitest'
import { hashesIn, hashRecoveryCode, newRecoveryCodes, storedCodes } from './recovery-codes.ts'

test('ten codes, each another, without characters that look alike', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/)
})

test('what is stored holds no code, and finds each as it may be typed', () => {
  const codes = newRecoveryCodes()
  const stored = storedCodes(codes)
  for (const code of codes) {
    expect(stored).not.toContain(code)
    const typed = [code, code.toUpperCase(), code.replaceAll('-', ' '), ` ${code.replaceAll('-', '')}\n`]
    for (const one of typed) expect(hashesIn(stored)).toContain(hashRecoveryCode(one))
  }
})
