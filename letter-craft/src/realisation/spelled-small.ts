import type { Morphology } from '../french/morphology.ts'

/** A word in small letters, with the accent that its capital hid: «Electricien» → «électricien». */
export function spelledSmall(word: string, morphology: Morphology): string {
  const lower = word.toLowerCase()
  if (!/^e/u.test(lower) || morphology.readings(lower).length > 0) return lower
  const accented = `é${lower.slice(1)}`
  return morphology.readings(accented).length > 0 ? accented : lower
}
