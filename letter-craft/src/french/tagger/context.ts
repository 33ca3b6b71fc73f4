import type { Reading } from '../reading.ts'
import { tagOf } from '../reading.ts'

/** A word as the models see it. */
export type TaggedWord = {
  /** Lower case, apostrophes curly; elided words end with «’». */
  form: string
  /** Starts with a capital. */
  capital: boolean
  readings: readonly Reading[]
}

/** Tags of a word that no dictionary contains. */
const unknownTags = ['Nms', 'Nfs', 'Nmp', 'Nfp', 'A_s', 'A_p', 'VW', 'E', 'X', 'R'] as const
const nameTags = ['E', 'Nms', 'Nfs'] as const

/** The tags that a word may have. */
export function candidateTags({ form, capital, readings }: TaggedWord): readonly string[] {
  if (readings.length > 0) {
    const tags = new Set(readings.map(tagOf))
    if (capital) tags.add('E')
    return [...tags]
  }
  if (/^\d+\p{L}/u.test(form)) return ['A_s', 'A_p']
  if (/^\d/u.test(form)) return ['M']
  if (!/\p{L}/u.test(form)) return ['F']
  return capital ? nameTags : unknownTags
}

/** What a word may be, as one feature: its tags, sorted and joined. */
export const ambiguityOf = (tags: readonly string[]): string => [...tags].sort().join('|')

/** FNV-1a, 32 bits. Source: draft-eastlake-fnv. */
export function hash(text: string, seed = 0x811c9dc5): number {
  let value = seed
  for (let at = 0; at < text.length; at++) {
    value ^= text.charCodeAt(at)
    value = Math.imul(value, 0x01000193)
  }
  return value >>> 0
}

/** The place of the weight of a feature for a tag, in a table whose size is a power of two. */
export const slotOf = (feature: number, tag: number, size: number): number => {
  const mixed = Math.imul(feature ^ tag, 0x9e3779b1)
  return ((mixed ^ (mixed >>> 15)) >>> 0) & (size - 1)
}
