import { limits } from '@lettrine/contract/limits'

/** Everything that is no sign of a name: controls, separators of lines, what turns the text around. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/**
 * The name of someone that a provider vouches for, as our own form would have taken it: on one line, of a length that
 * fits; what stands before the @ of the address when there is none.
 */
export function nameFromProvider(name: string | undefined, email: string): string {
  const clean = (name ?? '').replaceAll(invisible, ' ').replaceAll(/\s+/gu, ' ').trim()
  const shortened = [...clean].slice(0, limits.personName).join('').slice(0, limits.personName)
  return shortened.toWellFormed().replaceAll('\ufffd', '').trim() || (email.split('@')[0] ?? email)
}
