import { plainLetters } from './plain-letters.ts'
import { irregularVerbs, verbsInEr } from './verbs.fr.ts'

/** An infinitive that the lexicon knows, correctly accented; otherwise undefined. */
export function infinitiveOf(word: string): string | undefined {
  return infinitives.get(plainLetters(word))
}

/** The infinitive of «assure», «assurez» or «assurerez»; undefined for a form the lexicon does not know. */
export function infinitiveOfForm(form: string): string | undefined {
  return conjugated.get(plainLetters(form))
}

/** The infinitive of a past participle built with «avoir», masculine singular: «formé», «mis». */
export function infinitiveOfParticiple(word: string): string | undefined {
  return participles.get(word.toLowerCase())
}

const infinitives = new Map<string, string>()
const conjugated = new Map<string, string>()
const participles = new Map<string, string>()

for (const verb of verbsInEr) {
  const stem = verb.slice(0, -2)
  infinitives.set(plainLetters(verb), verb)
  // Accents and doubled consonants do not matter here: forms are compared without them.
  const soft = plainLetters(stem)
  const light = soft.endsWith('y') ? `${soft.slice(0, -1)}i` : soft
  for (const form of [`${soft}e`, `${light}e`, `${soft}ez`, `${soft}erez`, `${light}erez`]) {
    if (form !== plainLetters(verb)) conjugated.set(form, verb)
  }
  participles.set(`${stem}é`, verb)
}

for (const [verb, [third, second, future, participle]] of Object.entries(irregularVerbs)) {
  infinitives.set(plainLetters(verb), verb)
  for (const form of [third, second, future]) conjugated.set(plainLetters(form), verb)
  if (participle !== '') participles.set(participle, verb)
}
