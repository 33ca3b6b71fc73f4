import { timingSafeEqual } from 'node:crypto'
import { createOTP } from '@better-auth/utils/otp'

const stepMs = 30_000

/** Codes of the period before and the period after are accepted: clocks of phones differ. */
const accepted = [-1, 0, 1]

function isSame(one: string, other: string): boolean {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The period of 30 seconds that a code of an application belongs to; undefined for a wrong code. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | undefined> {
  const current = Math.floor(now.getTime() / stepMs)
  const codes = await Promise.all(
    accepted.map(async (offset) => {
      const step = current + offset
      return { step, code: await createOTP(secret).hotp(step) }
    }),
  )
  return codes.find((one) => isSame(code, one.code))?.step
}

/** The address that an application reads from the QR code, and the key that a person types instead. */
export function applicationSetup(secret: string, email: string): { uri: string; key: string } {
  const uri = createOTP(secret).url('Lettrine', email)
  return { uri, key: new URL(uri).searchParams.get('secret') ?? '' }
}
