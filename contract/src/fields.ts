import { z } from 'zod'
import { fieldMessages as texts } from './fields.fr.ts'
import { limits } from './limits.ts'

// Tab and line breaks are text; every other C0/C1 control character, and a lone surrogate, is not.
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/
const lineControlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

/** Text on one line, trimmed; `max` in UTF-16 units. */
export const line = (max: number) =>
  z
    .string()
    .refine((text) => !lineControlCharacters.test(text) && text.isWellFormed(), texts.controlCharacters)
    .trim()
    .max(max, texts.tooLong(max))

/** A name in an object or a list of ours, exactly as it came; `max` in UTF-16 units. */
export const name = (max: number) =>
  z
    .string()
    .refine((text) => !lineControlCharacters.test(text) && text.isWellFormed(), texts.controlCharacters)
    .max(max, texts.tooLong(max))

/** Text on several lines exactly as it came, for what counts its characters; `max` in UTF-16 units. */
export const proseAsTyped = (max: number) =>
  z
    .string()
    .refine((text) => !controlCharacters.test(text) && text.isWellFormed(), texts.controlCharacters)
    .refine((text) => text.length <= max, texts.tooLong(max))

/** Text on several lines, kept as typed save for CRLF; `max` in UTF-16 units. */
export const prose = (max: number) =>
  z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .pipe(proseAsTyped(max))

// The login rule of the specification: text, at sign, text, dot, text, no spaces.
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Whether a text has the shape of an address. */
export const isEmail = (text: string): boolean => emailShape.test(text)

/** An e-mail address, checked for its shape only; the verification mail proves the rest. */
export const email = line(limits.email).refine(isEmail, texts.emailFormat)

/** An e-mail address, or an empty string. */
export const optionalEmail = line(limits.email).refine(
  (text) => text === '' || isEmail(text),
  texts.emailFormat,
)

export const id = z.uuid(texts.id)

export const idList = (maxItems: number) => z.array(id).max(maxItems, texts.tooMany(maxItems))

export const textList = (maxItems: number, maxLength: number) =>
  z
    .array(line(maxLength))
    .max(maxItems, texts.tooMany(maxItems))
    .transform((items) => items.filter((item) => item !== ''))

/** An IANA name, such as `Europe/Paris`. */
export const timeZone = z.string().max(64).refine(isTimeZone, texts.timeZone)

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch (fault) {
    if (fault instanceof RangeError) return false
    throw fault
  }
}
