import type { Morphology } from './morphology.ts'
import { lowerFirst } from './plain-letters.ts'
import type { Reading } from './reading.ts'

const feminineEnding =
  /(?:[stx]ion|té|ure|[ae]nce|ette|euse|trice|ie|ée|ose|ite|ade|ude|ille|elle|erie|ine)s?$/u

/** What a word that no dictionary has must be, by its ending: an adjective, else a noun; words borrowed from English are masculine. */
function asWord(form: string): Reading {
  // «résine calcinable»
  if (/(?:able|ible|ique|oire)s?$/u.test(form)) {
    const isMany = form.endsWith('s')
    return { lemma: isMany ? form.slice(0, -1) : form, pos: 'ADJ', number: isMany ? 'p' : 's', isGuess: true }
  }

  const isPlural = /[^sui]s$/u.test(form)
  return {
    lemma: isPlural ? form.slice(0, -1) : form,
    pos: 'NOUN',
    gender: feminineEnding.test(form) ? 'f' : 'm',
    number: isPlural ? 'p' : 's',
    isGuess: true,
  }
}

/**
 * The dictionary with the words of a person’s trade that it lacks («packshots», «dévoilage»), read as nouns. Forms that it
 * knows keep their readings.
 */
export function withOwnWords(morphology: Morphology, words: ReadonlySet<string>): Morphology {
  if (words.size === 0) return morphology
  return {
    ...morphology,
    readings: (form) => {
      const known = morphology.readings(form)
      return known.length === 0 && words.has(form) ? [asWord(form)] : known
    },
  }
}

/** Words in small letters, or at the head of a line, that `isOwn` tells from those of the dictionary and from slips. */
export const ownWordsIn = (lines: readonly string[], isOwn: (word: string) => boolean): ReadonlySet<string> =>
  new Set(
    lines.flatMap((line) =>
      [...line.matchAll(/(?<![\p{L}\d’'.@-])(?:^\p{Lu})?\p{Ll}{3,}(?![\p{L}\d’'@-])/gu)]
        .map(([word]) => lowerFirst(word))
        .filter((word) => word.length > 3 && isOwn(word)),
    ),
  )

/** Nouns from which a verb is known well enough to say that another noun is none of its objects. */
const enoughKnown = 1

/** The dictionary with what verbs are said of. */
export const withVerbObjects = (
  morphology: Morphology,
  objects: ReadonlyMap<string, ReadonlySet<string>>,
): Morphology => ({
  ...morphology,
  goesWith: (verb, noun) => {
    const known = objects.get(verb)
    return known === undefined || known.size < enoughKnown ? undefined : known.has(noun)
  },
})
