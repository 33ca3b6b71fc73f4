import { limits } from '@lettrine/contract/limits'

/** Characters not allowed in names: controls, line separators, bidirectional controls. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/**
 * The name from a provider, as our own form would accept it: one line, within the length limits; the local part of
 * the address when there is none.
 */
export function nameFromProvider(name: string | undefined, email: string): string {
  const clean = (name ?? '').replaceAll(invisible, ' ').replaceAll(/\s+/gu, ' ').trim()
  const shortened = [...clean].slice(0, limits.personName).join('').slice(0, limits.personName)
  return shortened.toWellFormed().replaceAll('\ufffd', '').trim() || (email.split('@')[0] ?? email)
}
