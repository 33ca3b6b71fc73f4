import { adjectiveForms } from './adjectives.ts'
import { textAt, type Words } from './agreement-words.ts'
import { conjugationsOf, personsOf } from './conjugation.ts'
import { opensSentence, readLetterWords } from './letter-words.ts'
import { genderOf, isKnownVerb, isParticiple, nounForm } from './lexicon.ts'
import { proofMessages as texts } from './messages.fr.ts'
import type { ProofLetter, RuleMatch } from './proof-letter.ts'
import { type Reason, reasons } from './reasons.fr.ts'
import { opensClause, subjectAt } from './subject.ts'

/** Words that start a clause, whose verb may be «est». */
const newClause =
  /^(?:que|qu|qui|dont|où|si|car|mais|parce|puisque|lorsque|quand|comme|ce|c|cela|ça|il|elle|on|lequel|laquelle|celui|celle|tout|tel|telle|rien|et|donc|l)$/u
const farthest = 9

/** «je travaille vite est bien»: «je» has its verb, so «est» has no subject. */
function hasNoSubject(words: Words, at: number): boolean {
  if (words[at]?.before !== ' ' || words[at + 1]?.before !== ' ' || newClause.test(textAt(words, at - 1)))
    return false
  for (let index = at - 1; index >= Math.max(0, at - farthest); index--) {
    const word = words[index]
    if (!word) return false
    const { text } = word
    if (/^(?:je|j)$/u.test(text))
      return (
        !word.before.endsWith('-') &&
        !newClause.test(textAt(words, index - 1)) &&
        verbFollows(words, index, at)
      )
    if (newClause.test(text) || opensSentence(word) || /[;:«»()]/u.test(words[index + 1]?.before ?? ''))
      return false
    if (words[index + 1]?.before.includes(',') && !isEnumeration(words, index)) return false
  }
  return false
}

/** «j’utilise R, Sphinx est QGIS»: commas do not end an enumeration. */
const isEnumeration = (words: Words, at: number) =>
  words
    .slice(Math.max(0, at - 6), at + 1)
    .some(({ text }) => /^(?:utilise|maîtrise|connais|parle|pratique)$/u.test(text))

/**
 * The verb of «je» must precede, with its clause complete: in «je sais combien ce métier est dur» a second clause
 * follows.
 */
function verbFollows(words: Words, subject: number, at: number): boolean {
  let verb = subject + 1
  while (/^(?:ne|n|me|m|le|la|l|les|y|en|vous|leur|lui)$/u.test(textAt(words, verb))) verb += 1
  const text = textAt(words, verb)
  if (verb >= (textAt(words, at) === 'a' ? at : at - 1) || !personsOf(text).has('je')) return false
  // «je pense votre projet est…» is another error; these verbs are skipped.
  if (
    /^(?:sais|pense|crois|trouve|dis|espère|suppose|estime|imagine|vois|sens|considère|juge|comprends|constate|remarque)$/u.test(
      text,
    )
  )
    return false
  return !words
    .slice(verb + 1, at)
    .some(({ text: word }) => conjugationsOf(word).length > 0 && personsOf(word).has('ils'))
}

/** «à observer, à consoler est à m’organiser» */
const betweenInfinitives = (words: Words, at: number) =>
  words[at]?.before === ' ' &&
  isKnownVerb(textAt(words, at - 1)) &&
  /^(?:à|de|d|pour)$/u.test(textAt(words, at - 2)) &&
  textAt(words, at + 1) === textAt(words, at - 2) &&
  [2, 3].some((step) => isKnownVerb(textAt(words, at + step))) &&
  words.slice(Math.max(0, at - 12), at).some(({ text }) => /^(?:j|je)$/u.test(text))

/** «je suis né a Sète», «j’ai grandi a la campagne»: «a» without a subject is «à». */
const isTowards = (words: Words, at: number) =>
  hasNoSubject(words, at) &&
  !isParticiple(textAt(words, at + 1)) &&
  !/^(?:pas|jamais|toujours|bien|beaucoup|aussi|été|eu|fait|plus|tout|souvent|déjà|y|en|partir|compter|priori|fortiori)$/u.test(
    textAt(words, at + 1),
  )

/** «l’atelier et grand», «mon tuteur et quelqu’un d’exigeant»: a noun alone, and its attribute. */
function isAttribute(words: Words, at: number): boolean {
  const [next, after] = [textAt(words, at + 1), textAt(words, at + 2)]
  if (
    words[at]?.before !== ' ' ||
    words[at + 1]?.before !== ' ' ||
    nounForm(textAt(words, at - 1))?.plural !== false
  )
    return false
  const opener = [at - 2, at - 3].find(
    (start) => start >= 0 && opensClause(words, start) && subjectAt(words, start) !== undefined,
  )
  if (opener === undefined) return false
  if (next === 'quelqu' || (next === 'très' && adjectiveForms(after) !== undefined)) return true
  const forms = adjectiveForms(next)
  const isPlain =
    forms !== undefined && nounForm(next) === undefined && preposedNoun(words, at + 1) === undefined
  return (
    isPlain &&
    (words[at + 2] === undefined || !nounForm(after)) &&
    !/^(?:de|d|des|à)$/u.test(after) &&
    genderFits(words, at, next)
  )
}

const preposedNoun = (words: Words, at: number) =>
  words[at + 1]?.before === ' ' ? nounForm(textAt(words, at + 1)) : undefined

function genderFits(words: Words, at: number, adjective: string): boolean {
  const gender = genderOf(textAt(words, at - 1))
  return gender !== undefined && adjectiveForms(adjective)?.[gender][0] === adjective
}

/** «est» used for «et»; «et» or «a» used for a verb or a preposition. */
export function* shortVerbHomophones(letter: ProofLetter): Iterable<RuleMatch> {
  const { words } = readLetterWords(letter)
  for (const [at, { text, start, end }] of words.entries()) {
    const slip = slipOf(words, at, text)
    if (slip) yield { start, end, message: `${texts.write(slip[0])} ${reasons[slip[1]]}`, fix: slip[0] }
  }
}

function slipOf(words: Words, at: number, text: string): readonly [right: string, why: Reason] | undefined {
  if (text === 'est')
    return hasNoSubject(words, at) || betweenInfinitives(words, at) ? ['et', 'andIs'] : undefined
  if (text === 'et') return isAttribute(words, at) ? ['est', 'andIs'] : undefined
  return text === 'a' && isTowards(words, at) ? ['à', 'accentedA'] : undefined
}
