import { isAcronym, lowerFirst, plainLetters } from '../french/plain-letters.ts'
import type { CareerFacts, FactEducation } from './facts.ts'
import type { OfferNeeds } from './offer-needs.ts'
import { isOfField } from './study-fields.fr.ts'

/** «Majeures : Science des données et Informatique», «orientation informatique», of the lines under a diploma. */
const shape =
  /^(orientation|options?|majeures?|mineures?|spécialités?|spécialisation|dominantes?|parcours)\s*:?\s+(\p{L}[^()]*?)\s*(?:\(.*)?$/iu

const ofField = /^\p{Ll}[\p{Ll}’' -]{5,}$/u

/** Words of a specialty that a sentence holds. */
const maxWords = 7
/** What a specialty shares with the offer, from which it bears on the post. */
const bearing = 0.4

/**
 * The diplomas, each with the specialty of its card that bears on the post: «diplôme d’ingénieur (majeures : science des
 * données et informatique)». What has a bracket already keeps it.
 */
export function withSpecialties(facts: CareerFacts, { code, relevance }: OfferNeeds): CareerFacts {
  const bears = (text: string): boolean =>
    isOfField(plainLetters(text), code) || relevance.of(text) >= bearing
  return { ...facts, education: facts.education.map((card) => withSpecialty(card, bears)) }
}

function withSpecialty(education: FactEducation, bears: (text: string) => boolean): FactEducation {
  const { forms, card } = education
  if (forms.a.includes('(')) return education
  const known = plainLetters(forms.name)
  const [specialty] = card.details.flatMap((line) => {
    // «préscolaire et primaire», a line of its own
    if (ofField.test(line.trim()) && line.trim().split(' ').length <= maxWords && bears(line))
      return line.trim()
    const [, kind = '', name = ''] = shape.exec(line.trim()) ?? []
    const isFitting = name !== '' && name.split(' ').length <= maxWords && !known.includes(plainLetters(name))
    if (!isFitting || !bears(name)) return []
    const isList = /^(?:maj|min|dom|spécialité)/iu.test(kind) && /s$/iu.test(kind)
    return `${kind.toLowerCase()}${isList ? ' :' : ''} ${small(name)}`
  })
  if (specialty === undefined) return education
  const add = (text: string) => `${text} (${specialty})`
  return { ...education, forms: { ...forms, name: add(forms.name), my: add(forms.my), a: add(forms.a) } }
}

/** «Science des données et Informatique» within a sentence. */
const small = (name: string): string =>
  name
    .split(' ')
    .map((word) => (isAcronym(word) ? word : lowerFirst(word)))
    .join(' ')
    .replaceAll("'", '’')
    .replace(/[.,;]+$/u, '')
