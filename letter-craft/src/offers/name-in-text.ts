import { plainLetters } from '../french/plain-letters.ts'
import { isAllCaps } from './restore-capitals.ts'

const small = /^(?:de|des|du|la|le|les|et|en|l|d)$/u

/**
 * A name in capitals as the text writes it: «FEDER OEUVRE LAIQUE ARDECHE» is «Fédération des Œuvres Laïques de l’Ardèche»
 * where the text says so. Each word begins a word of the text, in the same order; a name that the text lacks stays.
 */
export function asWrittenIn(text: string, name: string): string {
  const wanted = plainLetters(name)
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '' && !small.test(word))
  if (!isAllCaps(name) || wanted.length < 2) return name
  const words = [...text.matchAll(/[\p{L}\d]+/gu)]
  for (const [at, first] of words.entries()) {
    if (!/^\p{Lu}/u.test(first[0])) continue
    const last = endOfName(words, at, wanted)
    // «LA TABLE D’OCTAVE», where the text says «La Table d’Octave»
    const before = words[at - 1]
    const article = /^(?:la|les?)(?= )/iu.exec(name)?.[0]
    const start = before && /^\p{Lu}/u.test(before[0]) && before[0].toUpperCase() === article ? before : first
    const written = last && text.slice(start.index, last.index + last[0].length).replace(/\s+/gu, ' ')
    if (written && !isAllCaps(written) && !/\p{Lu}{5}/u.test(written) && /^[\p{L}\d’'. &-]+$/u.test(written))
      return written
  }
  return name
}

/** «INTERMARCHE SUPER» with the accents of the text that says «votre Intermarché»: «INTERMARCHÉ SUPER». */
export function withAccentsOf(text: string, name: string): string {
  if (!isAllCaps(name)) return name
  const accented = new Map(
    (text.match(/\p{Lu}\p{L}{3,}/gu) ?? []).flatMap((word) => {
      const plain = plainLetters(word)
      return word.toLowerCase() === plain ? [] : [[plain, word.toUpperCase()] as const]
    }),
  )
  return name.replace(/\p{L}{4,}/gu, (word) => accented.get(plainLetters(word)) ?? word)
}

/** The word of the text that ends the name which begins `at` this one. */
function endOfName(
  words: readonly RegExpExecArray[],
  at: number,
  wanted: readonly string[],
): RegExpExecArray | undefined {
  let found = 0
  for (const word of words.slice(at, at + wanted.length * 3)) {
    const plain = plainLetters(word[0])
    if (plain.startsWith(wanted[found] ?? '')) {
      found += 1
      if (found === wanted.length) return word
    } else if (found === 0 || !small.test(plain)) return undefined
  }
  return undefined
}
