import { upperFirst } from '../../french/plain-letters.ts'
import type { Frame, Slots } from '../draft.ts'

const place = /\s?\{(\?)?([\p{L}\d]+)\}/gu

/**
 * The sentence with its facts; undefined when one is missing. `{cc}` is a fact, `{Cc}` the same with a capital, `{?place}`
 * one that the sentence can do without, with the space before it.
 */
export function fillFrame(frame: Frame, slots: Slots): string | undefined {
  let isWhole = true
  const text = frame.replace(place, (whole, optional: string | undefined, name: string) => {
    const space = /^\s/u.test(whole) || optional !== undefined ? ' ' : ''
    const own = slots[name]
    const value = own ?? slots[name.charAt(0).toLowerCase() + name.slice(1)]
    if (value === undefined) {
      if (optional === undefined) isWhole = false
      return ''
    }
    return space + (own === undefined ? upperFirst(value) : value)
  })
  return isWhole
    ? upperFirst(
        text
          .replace(/\s+/gu, ' ')
          .replace(/\s([,.;])/gu, '$1')
          .trim(),
      )
    : undefined
}

const contractions: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})I would(?= \p{Ll})/gu, 'I’d'],
  [/(?<!\p{L})I am(?= (?!to )\p{Ll})/gu, 'I’m'],
  [/(?<!\p{L})([Yy]ou) are(?= \p{Ll})/gu, '$1’re'],
  [/(?<!\p{L})([Tt]hat) is(?= \p{Ll})/gu, '$1’s'],
  [/(?<!\p{L})([Ii]t) is(?= \p{Ll})/gu, '$1’s'],
  [/(?<!\p{L})do not(?!\p{L})/gu, 'don’t'],
]

/** As one speaks: «I’d like to meet you». */
export const contracted = (text: string): string =>
  contractions.reduce((said, [pattern, put]) => said.replace(pattern, put), text)

/** «a, b and c»; items that hold «and» are set apart by a comma: «a and b, and c». */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  const hasAnd = items.some((item) => / and /u.test(item))
  return `${items.slice(0, -1).join(', ')}${hasAnd ? ',' : ''} and ${last}`
}
