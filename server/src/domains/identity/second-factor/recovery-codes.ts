import { createHash, randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@lettrine/contract/second-factor'

// Without letters and digits that look alike.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 4

const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')

/** New recovery codes, as «k7mp-2xqa-9hrt-c4vn»: 79 random bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => Array.from({ length: groups }, group).join('-'))

// 79 random bits need neither salt nor a slow hash.
const digest = (code: string) => createHash('sha256').update(code).digest('base64url')

/** What is stored of a code; spaces, hyphens and capitals do not count. */
export const hashRecoveryCode = (code: string): string => digest(code.toLowerCase().replaceAll(/[\s-]+/g, ''))

/** Better Auth's form of the stored codes. */
export const storedCodes = (codes: readonly string[]): string => JSON.stringify(codes.map(hashRecoveryCode))

export const hashesIn = (stored: string): string[] => JSON.parse(stored) as string[]
