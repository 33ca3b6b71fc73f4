import { withA, withDe } from '../../french/contraction.ts'
import { join } from '../../french/elision.ts'
import { upperFirst } from '../../french/plain-letters.ts'
import type { Frame, Slots } from '../draft.ts'

/** Every way to join one of each part: a beginning, a verb and its end. */
export const joinings = (...parts: readonly (readonly string[])[]): Frame[] =>
  parts.reduce<string[]>((starts, ends) => starts.flatMap((start) => ends.map((end) => start + end)), [''])

const place = /\s?\{(\?)?(?:(de|à|que|De|À)\s)?([\p{L}\d]+)\}/gu

/**
 * The sentence with its facts; undefined when one is missing. `{c1}` is a fact, `{C1}` the same with a capital, `{de c1}`
 * and `{à c1}` with their preposition joined, `{?place}` one that the sentence can do without, with the space before it.
 */
export function fillFrame(frame: Frame, slots: Slots): string | undefined {
  let isWhole = true
  const text = frame.replace(
    place,
    (whole, optional: string | undefined, particle: string | undefined, name: string) => {
      const space = /^\s/u.test(whole) || optional !== undefined ? ' ' : ''
      const own = slots[name]
      const value = own ?? slots[name.charAt(0).toLowerCase() + name.slice(1)]
      if (value === undefined) {
        if (optional === undefined) isWhole = false
        return ''
      }
      const cased = own === undefined ? upperFirst(value) : value
      if (particle === undefined) return space + cased
      const joined =
        particle === 'que'
          ? join('que', cased)
          : particle.toLowerCase() === 'de'
            ? each(cased, withDe)
            : each(cased, withA)
      return space + (/^\p{Lu}/u.test(particle) ? upperFirst(joined) : joined)
    },
  )
  return isWhole
    ? upperFirst(
        text
          .replace(/\s+/gu, ' ')
          .replace(/\s([,.])(?!NET)/gu, '$1')
          .replace(beforeDate, '$1, ')
          .trim(),
      )
    : undefined
}

/** «chez Duval, en Algérie de juillet 2019 à août 2021»: a place between commas ends with one. */
const beforeDate =
  /(, (?:au|aux|en|à) \p{Lu}[\p{L}’-]*) (?=(?:de |d’|en |depuis )(?:\p{Ll}+ à \p{Ll}+ |\p{Ll}+ )?\d{4})/gu

/** «du tri et du rangement»: each of two groups takes its preposition. */
const each = (groups: string, join: (group: string) => string): string =>
  // «assurer la vente et l’encaissement» is one infinitive.
  !/^(?:le|la|les|un|une) |^l’/u.test(groups)
    ? join(groups)
    : groups
        .split(/ et (?=(?:le|la|les|un|une) |l’)/u)
        .map(join)
        .join(' et ')
