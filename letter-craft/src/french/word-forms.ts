import { elides } from './elision.ts'
import type { Morphology } from './morphology.ts'
import {
  type Gender,
  type GrammaticalNumber,
  isFiniteVerb,
  type PartOfSpeech,
  type Reading,
} from './reading.ts'

/** Questions about single words. Without the dictionary («undefined»), every word is unknown. */
type Dictionary = Morphology | undefined

export type Noun = { readonly gender: Gender | undefined; readonly plural: boolean }

/** Readings of a word in lower case; a capital may lack its accent: «Elaborer», «Etude». */
function readingsOf(morphology: Dictionary, word: string): readonly Reading[] {
  if (!morphology) return []
  const lower = word.toLowerCase()
  const known = morphology.readings(lower)
  return known.length > 0 || !word.startsWith('E') ? known : morphology.readings(`é${lower.slice(1)}`)
}

const closedClasses: ReadonlySet<PartOfSpeech> = new Set(['DET', 'NUM', 'PRON', 'ADP', 'CCONJ', 'SCONJ'])

/** The gender and number of a noun; the gender is undefined where it may have both («un poste», «une poste»). */
export function nounOf(morphology: Dictionary, word: string): Noun | undefined {
  const readings = readingsOf(morphology, word)
  const nouns = readings.filter(({ pos }) => pos === 'NOUN')
  const [first] = nouns
  // Letters, numbers and pronouns have names: «un j», «le zéro», «le moi».
  if (!first || word.length === 1 || readings.some(({ pos }) => closedClasses.has(pos))) return undefined
  const isSame = nouns.every(({ gender }) => gender === first.gender)
  return { gender: isSame ? first.gender : undefined, plural: nouns.every(({ number }) => number === 'p') }
}

/** Whether a noun is one of persons: it has both genders, as «vendeur, vendeuse» or «un, une secrétaire». */
export const isPerson = (morphology: Dictionary, word: string): boolean =>
  readingsOf(morphology, word).some(
    ({ pos, lemma, gender }) =>
      pos === 'NOUN' &&
      (gender === undefined ||
        (morphology?.inflect(lemma, { pos, gender: gender === 'f' ? 'm' : 'f' }).length ?? 0) > 0),
  )

/** «la gestion des stocks», «l’accueil», «les relances»; undefined when the gender of the first word is unknown. */
export function withDefinite(morphology: Dictionary, group: string): string | undefined {
  const noun = headOf(morphology, group)
  if (!noun) return undefined
  if (noun.plural) return `les ${group}`
  if (elides(group)) return `l’${group}`
  return noun.gender && `${noun.gender === 'f' ? 'la' : 'le'} ${group}`
}

/** «une hausse de 12 %», «un gain»; undefined when the gender of the first word is unknown. */
export function withIndefinite(morphology: Dictionary, group: string): string | undefined {
  const noun = headOf(morphology, group)
  if (!noun) return undefined
  if (noun.plural) return `des ${group}`
  return noun.gender && `${noun.gender === 'f' ? 'une' : 'un'} ${group}`
}

function headOf(morphology: Dictionary, group: string): Noun | undefined {
  const head = /^[\p{L}-]+/u.exec(group)?.[0]
  return head === undefined ? undefined : nounOf(morphology, head)
}

/** An infinitive, correctly accented; otherwise undefined. */
export const infinitiveOf = (morphology: Dictionary, word: string): string | undefined =>
  readingsOf(morphology, word).find(({ tense }) => tense === 'infinitive')?.lemma

/** The infinitive of «assure», «assurez» or «assurerez», as offers and notes conjugate. */
export const infinitiveOfForm = (morphology: Dictionary, form: string): string | undefined =>
  readingsOf(morphology, form).find(
    ({ tense, person, number }) =>
      (tense === 'present' && person === 3 && number === 's') ||
      ((tense === 'present' || tense === 'future') && person === 2 && number === 'p'),
  )?.lemma

/** The infinitive of a past participle built with «avoir», masculine singular: «formé», «mis». */
export const infinitiveOfParticiple = (morphology: Dictionary, word: string): string | undefined =>
  readingsOf(morphology, word).find(
    ({ tense, gender, number, traits }) =>
      tense === 'participle' && gender !== 'f' && number !== 'p' && !traits?.withEtre,
  )?.lemma

/** Whether a form is a finite verb of the third person in this number. */
export const thirdPersonOf = (morphology: Dictionary, word: string, number: GrammaticalNumber): boolean =>
  readingsOf(morphology, word).some(
    (reading) => isFiniteVerb(reading) && reading.person === 3 && reading.number === number,
  )
