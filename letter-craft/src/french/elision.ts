import { aspirated } from './aspirated.fr.ts'
import { isAcronym, plainLetters } from './plain-letters.ts'

/** Words that start with a vowel and yet forbid elision: «le onze», «le oui», «de ouistiti», «le yaourt». */
const refusesElision = /^(?:onz|oui(?!e)|ouistit|uhlan|ululement|ouate$|uns$|un(?=\s*(?:%|ans?\b)))/u
/** Letters whose spoken name begins with a vowel, for acronyms that are spelled out. */
const spelledWithVowel = new Set([...'AEFHILMNORSX'])
/** Acronyms pronounced as words, whatever their consonants. */
const pronouncedAsWord = /^(?:[SLMNRF][AEIOUY]|H[AEIOUY]|UFA?|UNE)/u

/**
 * Whether «le», «de», «que»… elide before these words: vowel or mute h, with exceptions (Grevisse § 44-50). Acronyms
 * follow the name of their first letter when they are spelled out.
 */
export function elides(following: string): boolean {
  const word = /^[«“"(\s]*([\p{L}\p{N}&.-]+)/u.exec(following)?.[1] ?? ''
  if (word === '') return false
  if (/^\d/u.test(word)) return false
  if (isAcronym(word) && word === word.toUpperCase()) return acronymElides(word)
  const plain = plainLetters(word)
  if (refusesElision.test(plain)) return false
  if (plain.startsWith('h')) return !aspirated.some((start) => plain.startsWith(start))
  if (plain.startsWith('y')) return /^y(?:$|onne|eu|pres|vel|ves|von)/u.test(plain)
  return /^[aeiou]/u.test(plain)
}

function acronymElides(acronym: string): boolean {
  const first = acronym.charAt(0)
  if (/^[AEIO]/u.test(first)) return true
  if (first === 'U') return !pronouncedAsWord.test(acronym) && acronym.length > 3
  if (pronouncedAsWord.test(acronym) && acronym.length > 3) return first === 'H'
  return spelledWithVowel.has(first)
}

const elided: Readonly<Record<string, string>> = {
  de: 'd’',
  que: 'qu’',
  le: 'l’',
  la: 'l’',
  je: 'j’',
  ne: 'n’',
  me: 'm’',
  te: 't’',
  se: 's’',
  ce: 'c’',
  jusque: 'jusqu’',
  lorsque: 'lorsqu’',
  puisque: 'puisqu’',
}

/** Joins a particle («de», «que», «je»…) to what follows: «d’Orange», «de Hongrie», «s’il». */
export function join(particle: string, following: string): string {
  const key = particle.toLowerCase()
  if (key === 'si')
    return /^ils?(?!\p{L})/iu.test(following) ? `${particle[0]}’${following}` : `${particle} ${following}`
  const short = elided[key]
  if (!short || !elides(following)) return `${particle} ${following}`
  return (particle[0] === key[0] ? short : short.charAt(0).toUpperCase() + short.slice(1)) + following
}

/** Whether an article elides before a name: «l’ADMR», but «la SNCF», though its first letter is said with a vowel. */
export const articleElides = (name: string): boolean => {
  const [first = ''] = name.split(/[\s’-]/u)
  return /^[\p{Lu}\d]{2,}$/u.test(first) ? /^[AEIOUÉÈÎÔ]/u.test(first) : elides(name)
}
