import { newPasswordMinLength } from '@lettrine/contract/limits'
import { frenchPasswords } from './common-passwords.fr.ts'

/** The list is ranked, the most common first. */
const worst = 10_000

let list: Promise<Set<string>> | undefined

async function loadList(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const allowedLength = dictionary['passwords-common']!.map(String).filter(
    (word) => word.length >= newPasswordMinLength,
  )
  return new Set([...allowedLength.slice(0, worst), ...frenchPasswords])
}

/**
 * Whether a password is among the 10,000 most common of those long enough, or one that is common in French, in any
 * capitals. The list (zxcvbn-ts, MIT) is read when the first password is set.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= loadList()
  return (await list).has(password.toLowerCase())
}
