import type { Morphology } from '../french/morphology.ts'
import { lowerFirst, plainLetters } from '../french/plain-letters.ts'
import { verbOfNoun, withoutVerb } from './action-nouns.fr.ts'
import { readingsOf } from './task-objects.ts'

/** Endings of nouns of action, and those of their verbs. */
const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:i)?fication$/u, ['ifier']],
  [/ation$/u, ['er']],
  [/(?:t|s|x)ion$/u, ['ter', 'ser', 'tir', 'er']],
  [/(?:e|é)ment$/u, ['er', 'ir']],
  [/issement$/u, ['ir']],
  [/issage$/u, ['ir', 'isser']],
  [/oiement$/u, ['oyer']],
  [/age$/u, ['er', 'ir']],
]

/** «réparations» are repaired all the same; «entretiens» are no upkeep. */
const byHandInPlural = (noun: string): boolean =>
  noun !== 'entretiens' && verbOfNoun.has(noun.replace(/s$/u, ''))

/** «gestion» → «gérer»; undefined for what is no deed, or has no verb that a letter would say. */
export function verbOfAction(noun: string, morphology: Morphology): string | undefined {
  const lower = lowerFirst(noun).toLowerCase()
  // «reportages», «entretiens»: several of them are things.
  const isPlural = /s$/u.test(lower) && readingsOf(lower, morphology).some(({ number }) => number === 'p')
  if (isPlural && !byHandInPlural(lower)) return undefined
  if (withoutVerb.has(lower.replace(/s$/u, ''))) return undefined
  const own = verbOfNoun.get(lower) ?? verbOfNoun.get(lower.replace(/s$/u, ''))
  if (own) return own
  const singular =
    readingsOf(lower, morphology).find(({ pos }) => pos === 'NOUN')?.lemma ?? accented(lower, morphology)
  if (singular === undefined) return undefined
  // «dévoilage» of a wheel is no «dévoiler».
  if (readingsOf(lower, morphology).some(({ isGuess }) => isGuess)) return undefined
  const known = verbOfNoun.get(singular)
  if (known) return known
  for (const [ending, replacements] of endings)
    if (ending.test(singular))
      for (const replacement of replacements) {
        const verb = singular.replace(ending, replacement)
        const reading = morphology.readings(verb).find(({ tense }) => tense === 'infinitive')
        if (reading?.traits?.transitive) return verb
      }
  return undefined
}

/** «Reception», typed without its accent. */
const accented = (word: string, morphology: Morphology): string | undefined =>
  [...verbOfNoun.keys()].find((noun) => plainLetters(noun) === word && morphology.readings(noun).length > 0)
