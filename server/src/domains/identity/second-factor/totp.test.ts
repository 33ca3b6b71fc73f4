import { describe, expect, test } from 'vitest'
import { applicationSetup, stepOfCode } from './totp.ts'

// RFC 6238, appendix B: its codes of eight digits, without the first two.
const secret = '12345678901234567890'

describe('a code', () => {
  test.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('at %i seconds is that of RFC 6238', async (seconds, code, step) => {
    expect(await stepOfCode(secret, code, new Date(seconds * 1000))).toBe(step)
  })

  test('is accepted in the period before and the period after its own, and no longer', async () => {
    const at = async (seconds: number) => stepOfCode(secret, '279037', new Date(seconds * 1000))
    expect(await at(2_000_000_000 + 30)).toBe(66_666_666)
    expect(await at(2_000_000_000 - 30)).toBe(66_666_666)
    expect(await at(2_000_000_000 + 60)).toBeUndefined()
    expect(await at(2_000_000_000 - 60)).toBeUndefined()
  })

  test.each(['', '27903', '2790370', '27903 ', '٢٧٩٠٣٧'])('%j is wrong', async (code) => {
    expect(await stepOfCode(secret, code, new Date(2_000_000_000_000))).toBeUndefined()
  })
})

test('an application gets the key, its issuer and the account', () => {
  const { uri, key } = applicationSetup(secret, 'ines@example.org')
  expect(key).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(uri).toContain('otpauth://totp/Lettrine:ines%40example.org?')
  expect(uri).toContain('issuer=Lettrine')
})
