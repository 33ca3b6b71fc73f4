import { elides } from './elision.ts'
import { type Gender, knownNouns } from './nouns.fr.ts'
import { plainLetters } from './plain-letters.ts'

export type Noun = { readonly gender: Gender; readonly plural: boolean }

const byPlainLetters = new Map([...knownNouns].map(([word, gender]) => [plainLetters(word), gender]))

/** The gender and number of a noun that the lexicon knows, with or without accents; otherwise undefined. */
export function nounOf(word: string): Noun | undefined {
  const plain = plainLetters(word)
  const same = byPlainLetters.get(plain)
  if (same) return { gender: same, plural: /^(?:relations)$/u.test(plain) }
  const singular = plain.endsWith('aux') ? `${plain.slice(0, -3)}al` : plain.replace(/[sx]$/u, '')
  const gender = singular === plain ? undefined : byPlainLetters.get(singular)
  return gender && { gender, plural: true }
}

/** «la gestion des stocks», «l’accueil», «les relances»; undefined when the first noun is unknown. */
export function withDefinite(group: string): string | undefined {
  const noun = headOf(group)
  if (!noun) return undefined
  if (noun.plural) return `les ${group}`
  if (elides(group)) return `l’${group}`
  return `${noun.gender === 'feminine' ? 'la' : 'le'} ${group}`
}

/** «une hausse de 12 %», «un gain»; undefined when the first noun is unknown. */
export function withIndefinite(group: string): string | undefined {
  const noun = headOf(group)
  if (!noun) return undefined
  if (noun.plural) return `des ${group}`
  return `${noun.gender === 'feminine' ? 'une' : 'un'} ${group}`
}

function headOf(group: string): Noun | undefined {
  const head = /^[\p{L}-]+/u.exec(group)?.[0]
  return head === undefined ? undefined : nounOf(head)
}
