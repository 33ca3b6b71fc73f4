import { adjectiveForms } from './adjectives.ts'
import { type AgreementFault, type Check, textAt, type Words } from './agreement-words.ts'
import { conjugationsOf, inPerson, type Person, personsOf } from './conjugation.ts'
import { opensSentence } from './letter-words.ts'
import { isInfinitive, isParticiple, nounForm } from './lexicon.ts'
import { verbMessages as texts } from './messages.fr.ts'
import { antecedentOf, objectPronouns, opensClause, opensGroup, subjectAt } from './subject.ts'

/** Words that are verb forms too, between a noun and its verb. */
const notVerbs =
  /^(?:entre|contre|outre|sauf|hors|même|comme|pendant|durant|avant|dans|sur|sous|vers|avec|sans|par|pour|quelque|chaque|autre|nombre|est-ce|y|suite|face|grâce|compris|lors|type|page|date|note|mode|bas|base|cause|dès|double|triple|simple|libre|pratique|sale|grave|calme|large|plus|moins|puis|soit|tant|non)$/u

/** Homophones of the verb of a plural subject. */
const slips: Readonly<Record<string, string>> = { on: 'ont', son: 'sont' }

/** The verb after a subject that ends before `at`, past «ne» and the objects; and the number of objects. */
function verbAfter(words: Words, at: number): { at: number; objects: number } | undefined {
  let index = at
  while (objectPronouns.has(textAt(words, index)) && spaced(words, index)) index += 1
  return spaced(words, index) ? { at: index, objects: index - at } : undefined
}

const spaced = (words: Words, at: number) => words[at]?.before === ' ' || words[at]?.before === '’'

const followers =
  /^(?:le|la|l|les|un|une|des|du|de|d|mon|ma|mes|votre|vos|notre|nos|ce|cette|ces|à|au|aux|en|dans|pour|avec|bien|beaucoup|souvent|toujours|aussi|que|qu|pas|plus|très|tous|toutes|tout|parfaitement)$/u

/** Whether an ambiguous form is a verb here: an object before it, or a verb complement after it. */
function standsAsVerb(words: Words, { at, objects }: { at: number; objects: number }): boolean {
  const word = textAt(words, at)
  if (notVerbs.test(word) || words[at + 1]?.before === '-') return false
  if (
    nounForm(word) === undefined &&
    adjectiveForms(word) === undefined &&
    !isParticiple(word) &&
    !isInfinitive(word)
  )
    return true
  if (isInfinitive(word)) return false
  // «des stages de formation continue»
  if (
    objects === 0 &&
    adjectiveForms(word) !== undefined &&
    !isParticiple(word) &&
    !followers.test(textAt(words, at + 1))
  )
    return false
  return (
    objects > 0 ||
    (nounForm(word) !== undefined &&
      followers.test(textAt(words, at + 1)) &&
      spaced(words, at + 1) &&
      !/^(?:de|d|du|des|en|à|au)$/u.test(textAt(words, at + 1)))
  )
}

function wrongPerson(
  words: Words,
  verb: { at: number; objects: number },
  person: Person,
): AgreementFault | undefined {
  const word = textAt(words, verb.at)
  // «m’as permis»: reported by another rule.
  if (!standsAsVerb(words, verb) || word === 'as') return undefined
  const persons = personsOf(word)
  if (persons.size === 0 || persons.has(person)) return undefined
  // A new line may start with «vous serez».
  const before = textAt(words, verb.at - 1)
  if ((before === 'vous' || before === 'nous') && persons.has(before)) return undefined
  const right = inPerson(word, person)
  return { at: verb.at, message: texts.person(right ?? word), ...(right && { right }) }
}

/** «mes chefs on confiance», «ces gestes son utiles», «votre agence travail avec». */
function slipAfter(words: Words, at: number, plural: boolean): string | undefined {
  const [word, next] = [textAt(words, at), textAt(words, at + 1)]
  if (!plural)
    return word === 'travail' && /^(?:avec|pour|dans|sur|en|beaucoup|chez|depuis)$/u.test(next)
      ? 'travaille'
      : undefined
  if (next === '' || (word === 'on' && personsOf(next).has('il'))) return undefined
  return word === 'son' && nounForm(next) !== undefined ? undefined : slips[word]
}

/** «je sers en salle et mes chefs on confiance»: a plural after «et», with a verb before it, starts a clause too. */
function opensSecondClause(words: Words, at: number): boolean {
  if (textAt(words, at - 1) !== 'et' || !/^(?:les|mes|vos|nos|ces|ses)$/u.test(textAt(words, at)))
    return false
  for (let index = at - 2; index >= Math.max(0, at - 14); index--) {
    const word = words[index]
    if (!word || /^(?:que|qu|qui|dont|où|si|comme|car|quand|lorsque)$/u.test(word.text)) return false
    if (/^(?:je|j|nous|il|ils|on|sont|est|étaient|était|ont)$/u.test(word.text)) return true
    if (
      nounForm(word.text) === undefined &&
      !isParticiple(word.text) &&
      personsOf(word.text).has('il') &&
      !notVerbs.test(word.text)
    )
      return true
    if (opensSentence(word)) return false
  }
  return false
}

/** «les clients demandait», «votre équipe recherchent», «mes chefs on confiance». */
function nounAndVerb(words: Words, at: number): AgreementFault | undefined {
  if (!opensClause(words, at) && !opensSecondClause(words, at)) return undefined
  const group = subjectAt(words, at)
  const verb = group && verbAfter(words, group.end)
  if (!group || !verb) return undefined
  const slip = slipAfter(words, verb.at, group.plural)
  if (slip) return { at: verb.at, message: texts.person(slip), right: slip }
  // After «la qualité des produits», the verb may agree with the nearest noun.
  return wrongPerson(words, verb, group.plural ? 'ils' : 'il')
}

/** «un métier qui demandent», «les valeurs qui vous anime». */
function relativeAndVerb(words: Words, at: number): AgreementFault | undefined {
  if (!/^,? $/u.test(words[at]?.before ?? '')) return undefined
  const group = antecedentOf(words, at)
  const verb = group && verbAfter(words, at + 1)
  return group && verb && wrongPerson(words, verb, group.plural ? 'ils' : 'il')
}

const pronouns: Readonly<Record<string, Person>> = {
  je: 'je',
  j: 'je',
  il: 'il',
  on: 'il',
  ils: 'ils',
  nous: 'nous',
  vous: 'vous',
  elle: 'il',
  elles: 'ils',
}

/** «je connait», «il sont», «vous trouverai»: pronoun and verb. */
function pronounAndVerb(words: Words, at: number): AgreementFault | undefined {
  const text = textAt(words, at)
  const person = pronouns[text]
  // «pourrais-je passer», «dit-il»: the verb precedes.
  if (!person || words[at]?.before.endsWith('-') || words[at + 1]?.before === '-') return undefined
  if (/^(?:nous|vous|elles?)$/u.test(text) && !opensClause(words, at)) return undefined
  if (/^(?:nous|vous)$/u.test(text) && /^(?:que|qu|dont|où|comme)$/u.test(textAt(words, at - 1)))
    return undefined
  if (/^(?:et|ou|avec|pour|chez)$/u.test(textAt(words, at + 1))) return undefined
  const verb = verbAfter(words, at + 1)
  if (!verb || (verb.objects === 0 && words[verb.at]?.before === '’' && text !== 'j')) return undefined
  const word = textAt(words, verb.at)
  if (isInfinitive(word) || conjugationsOf(word).length === 0 || notVerbs.test(word)) return undefined
  // «vous confie notre directrice»: an object, with the subject after.
  if (/^(?:nous|vous)$/u.test(text) && (verb.objects > 0 || !personsOf(word).has('je'))) return undefined
  const persons = personsOf(word)
  if (persons.has(person)) return undefined
  const right = inPerson(word, person)
  return { at: verb.at, message: texts.person(right ?? word), ...(right && { right }) }
}

/** Checks of verbs and subjects. */
export const subjectChecks: readonly Check[] = [
  { starts: opensGroup, check: nounAndVerb },
  { starts: (word) => word === 'qui', check: relativeAndVerb },
  { starts: (word) => Object.hasOwn(pronouns, word), check: pronounAndVerb },
]
