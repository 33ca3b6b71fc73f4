import { createHash } from 'node:crypto'
import { z } from 'zod'
import { demoPeople } from './identity.fr.ts'

/** The user chosen on the consent page. */
export type SandboxUser = { id: string; name: string; email: string; emailVerified: boolean }

export const otherUser = 'other'

const Choice = z.object({
  person: z.string(),
  name: z.string().trim().default(''),
  email: z.string().trim().toLowerCase().default(''),
  verified: z.literal('on').optional(),
  decision: z.enum(['accept', 'refuse']),
})

export type Decision =
  | { kind: 'refused' }
  | { kind: 'incomplete' }
  | { kind: 'accepted'; person: SandboxUser }

/** Parses the consent form; the same address is always the same user. */
export function readDecision(form: URLSearchParams): Decision {
  const choice = Choice.safeParse(Object.fromEntries(form))
  if (!choice.success) return { kind: 'incomplete' }
  if (choice.data.decision === 'refuse') return { kind: 'refused' }
  const { name, email } = demoPeople.find((one) => one.email === choice.data.person) ?? choice.data
  if (!name || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return { kind: 'incomplete' }
  const emailVerified = choice.data.verified === 'on'
  return { kind: 'accepted', person: { id: idOf(email), name, email, emailVerified } }
}

/** A number, as Google's and GitHub's are. */
const idOf = (email: string) =>
  BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 12)}`).toString()

const hues = 360

/** A portrait: the first letter of the name, on a colour of its own. */
export function avatarOf(person: { id: string; name: string }): string {
  const hue = Number(BigInt(person.id) % BigInt(hues))
  const letter = [...person.name][0]?.toUpperCase().replaceAll(/[<>&]/g, '') ?? ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128"><rect width="128" height="128" fill="hsl(${hue} 45% 32%)"/><text x="64" y="84" font-family="serif" font-size="60" fill="#fff" text-anchor="middle">${letter}</text></svg>`
}
