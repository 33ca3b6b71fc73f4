import { createHash } from 'node:crypto'
import { demoPayers } from './paypal.fr.ts'
import type { Payer } from './sandbox-state.ts'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The same address is always the same payer: thirteen capitals and digits, as PayPal’s are. */
function payerOf(email: string, name = ''): Payer {
  const digest = createHash('sha256').update(email.toLowerCase()).digest()
  const payerId = [...digest.subarray(0, 13)].map((byte) => letters[byte % letters.length]).join('')
  const [givenName = '', ...rest] = name.split(' ')
  return { payerId, email, givenName, surname: rest.join(' ') }
}

/** Who was chosen among the payers of the demonstration, or typed; none when the address is not one. */
export function payerFrom(choice: string, typed: string): Payer | undefined {
  const known = demoPayers.find(({ email }) => email === choice)
  if (known) return payerOf(known.email, known.name)
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim()) ? payerOf(typed.trim()) : undefined
}
