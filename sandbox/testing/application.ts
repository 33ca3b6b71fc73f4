import { createHmac } from 'node:crypto'

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function decodeBase32(key: string): Buffer {
  const bits = [...key].map((sign) => base32.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code that an application with this key displays: RFC 6238, written apart from the server. */
export function codeOfApplication(key: string, at = new Date()): string {
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)))
  const hash = createHmac('sha1', decodeBase32(key)).update(step).digest()
  const offset = hash[19]! & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** A code of the period after this one, which the server accepts too: one that was not used yet. */
export const nextCodeOfApplication = (key: string) => codeOfApplication(key, new Date(Date.now() + 30_000))
