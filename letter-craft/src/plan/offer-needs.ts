import type { Occupations } from '../career/occupations.ts'
import { plainLetters } from '../french/plain-letters.ts'
import { longWords } from '../french/stems.ts'
import { resolveInclusive } from '../offers/inclusive.ts'
import { type OfferLine, offerLines } from '../offers/offer-text.ts'
import { readRequirements } from '../offers/read-requirements.ts'
import { askedFor, wished } from './asked-for.ts'
import { type Concept, isNamedIn } from './concept.ts'
import type { Need } from './need.ts'
import { occupationCode } from './occupation-code.ts'
import { createRelevance, type Relevance } from './relevance.ts'

export type OfferNeeds = {
  /** Most important first. */
  readonly needs: readonly Need[]
  /** Code of the ROME register of the title. */
  readonly code?: string
  readonly title: string
  /** Its first 20 000 characters. */
  readonly text: string
  /** Whether it asks for other languages without naming them all: «une seconde langue est un atout». */
  readonly welcomesLanguages: boolean
  /** Whether there is a text at all. */
  readonly hasText: boolean
  /** Whether the tasks come from the offer’s text, and not from the occupation alone. */
  readonly isPosted: boolean
  /** Whether one moves about in this post: a licence to drive is of use. */
  readonly isMobile: boolean
  /** Whether the offer says itself that one travels. */
  readonly travels: boolean
  /** Years of experience that the offer asks for, at least. */
  readonly years?: number
  /** Whether one leads others in this post. */
  readonly leads: boolean
  /** How much a text bears on the post. */
  readonly relevance: Relevance
}

const maxTasks = 16
/** What an offer is about; tasks beyond are of use where a person proves them. */
export const mainTasks = 8
/** A line of an offer that lost its breaks is read in pieces. */
const maxPiece = 400
const sectionWeights = { duties: 2, intro: 1.2, profile: 1, other: 0.15 } as const

const wishedShare = 0.4

/** What a word of each part of an offer counts for the likeness of a card. */
const sectionRelevance = { duties: 1, intro: 0.5, profile: 0.8, other: 0.05 } as const
const titleRelevance = 1.2
const wishedRelevance = 0.7

type NeedsDeps = { readonly occupations: Occupations; readonly concepts: ReadonlyMap<string, Concept> }

/** What matters in an offer. Reads the first 20 000 characters only; without a text, what the occupation is made of. */
export function readNeeds(offer: { title: string; text: string }, deps: NeedsDeps): OfferNeeds {
  const text = offer.text.slice(0, 20_000)
  const code = occupationCode(offer.title, deps.occupations)
  const lines = offerLines(resolveInclusive(text))
  const tasks = taskNeeds([titleLine(offer.title), ...lines], code, deps.concepts)
  const isPosted = tasks.some(({ weight }) => weight > 0) && text.trim() !== ''
  const inherent = isPosted || code === undefined ? [] : inherentNeeds(code, deps.concepts)
  return {
    needs: [...(tasks.length > 0 ? tasks : inherent), ...askedFor(text)],
    title: offer.title,
    text,
    welcomesLanguages:
      /(?:seconde|deuxi[eè]me|2(?:e|nde|[eè]me)|autre|troisi[eè]me) langue|langues [ée]trang[eè]res|multilingu|plusieurs langues|(?:usagers?|client[eèsl]*|visiteurs?|publics?)[^.\n]{0,40}(?:touriste|[ée]trang)|accueil[^.\n]{0,30}touristes/iu.test(
        text,
      ),
    hasText: text.trim() !== '',
    isPosted,
    leads: leader.test(offer.title) || tasks.slice(0, 2).some(({ id }) => id === 'lead-team'),
    relevance: createRelevance(
      [
        { text: offer.title, weight: titleRelevance },
        ...lines.map(({ text: line, section }) => ({
          text: line,
          weight: sectionRelevance[section] * (wished.test(plainLetters(line)) ? wishedRelevance : 1),
        })),
      ],
      code,
      deps.occupations,
    ),
    isMobile:
      /(?<!\p{L})(?:d[ée]placements?|(?:vous|se) d[ée]placer|v[ée]hicule|non desservi|itin[ée]ran\p{L}+|tourn[ée]es?|[àa] domicile|rayon de \d|livr(?:er|ez|aisons?))(?!\p{L})/iu.test(
        text,
      ),
    travels: text.split('\n').some((line) => ofTravel.test(line) && !ofBenefits.test(line)),
    ...(code && { code }),
    ...yearsAsked(text),
  }
}

/** What says that one travels, and the lines that say what an employer pays. */
const ofTravel =
  /(?<!\p{L})(?:d[ée]placements(?!\p{L})(?! doux)|(?:vous|se) d[ée]placer(?!\p{L})|rayon de \d)/iu
const ofBenefits = /mutuelle|prime|avantages|rembours|indemni|prise en charge|frais/iu

/** «Expérience de 3 à 5 ans en logistique» asks for three. */
function yearsAsked(text: string): { years?: number } {
  for (const { text: asked, kind } of readRequirements(text)) {
    // «l’enfant de 2 à 6 ans» is of an age; «2 ans en cabinet» may not be answered by years elsewhere.
    const isOther =
      /(?:enfants?|élèves?|jeunes?|publics?|adolescents?|personnes?|âgée?s?) (?:de|entre|âgée?s? de) \d/iu.test(
        asked,
      ) ||
      /ans?(?:\s+\p{L}+){0,3}\s+(?:en|chez)\s+(?!tant|tout|lien|alternance|cdi|cdd|équipe|autonomie)\p{L}{4,}/iu.test(
        asked,
      )
    const [, years] =
      !isOther && (/exp[ée]rience/iu.test(asked) || kind === 'experience')
        ? (/(?<!\d)(\d{1,2})(?:\s*(?:à|-|ou)\s*\d{1,2})?\s*(?:ans?|années?)(?!\p{L})/iu.exec(asked) ?? [])
        : []
    if (years !== undefined && Number(years) > 0 && Number(years) <= mostYears)
      return { years: Number(years) }
  }
  return {}
}
const mostYears = 15

/** Titles of who leads others: that is what the post is about. */
const leader =
  /^(?:chef|cheffe|chef\(fe\)|manager|responsable|directeur|directrice|superviseu(?:r|se)|encadrante?|ma[iî]tresse de|contrema[iî]tre)(?!\p{L})/iu

type Line = Pick<OfferLine, 'text' | 'section'>
/** A title names its trade in few words: what the text asks says more. */
const titleLine = (title: string): Line => ({ text: title, section: 'profile' })

function taskNeeds(
  lines: readonly Line[],
  code: string | undefined,
  concepts: ReadonlyMap<string, Concept>,
): Need[] {
  const plain = lines.flatMap(({ text, section }, at) =>
    plainLetters(text)
      .split(/(?<=[.;!?])\s+/u)
      .map((piece) => ({
        text: piece.slice(0, maxPiece),
        isDuty: section === 'duties',
        // What comes first matters most, what is only wished for least.
        weight:
          sectionWeights[section] *
          (wished.test(piece) ? wishedShare : 1) *
          (section === 'other' ? 1 : 1.25 - (0.5 * at) / Math.max(1, lines.length - 1)),
      })),
  )
  const found: Need[] = []
  const leads = leader.test(lines[0]?.text ?? '')
  const whole = plain.map(({ text }) => text).join('\n')
  // The title names the trade; what is asked is in the text.
  const words = new Set(
    stemsOf(
      plain.length > 1
        ? plain
            .slice(1)
            .map(({ text }) => text)
            .join('\n')
        : whole,
    ),
  )
  for (const concept of concepts.values()) {
    if (!concept.says.test(whole)) continue
    const named = plain.filter(({ text }) => isNamedIn(concept, text))
    const told = named.reduce((sum, { weight }) => sum + weight, 0)
    // The presentation of an employer says what it sells, not what one does there.
    if (told < 0.5) continue
    const inTrade = code !== undefined && concept.occupations.some((one) => code.startsWith(one))
    // A task of quite another domain («vendre des véhicules», for a secretary) is most often the employer’s own trade.
    const isForeign =
      code !== undefined &&
      concept.occupations.length > 0 &&
      !concept.occupations.some((one) => one.charAt(0) === code.charAt(0))
    const isLeading = leads && concept.id === 'lead-team'
    const isDuty = named.some((line) => line.isDuty)
    // «CAP de carrosserie, ou expérience»: what was to be learnt is not what is done there.
    const isStudied = named.every((line) => !line.isDuty && ofStudies.test(line.text))
    const share = isLeading ? 3 : inTrade ? 1.6 : isForeign ? (isDuty ? dutyShare : foreignShare) : 1
    const weight = concept.weight * Math.sqrt(told) * share * (isStudied ? dutyShare : 1)
    const { label, isStated } = wordingFor(
      concept,
      named.map(({ text }) => text),
      words,
    )
    found.push({
      id: concept.id,
      kind: 'task',
      label,
      must: false,
      weight,
      concept,
      isStated: isStated && !isStudied && (isDuty || !isForeign),
    })
  }
  return found.sort((one, other) => other.weight - one.weight).slice(0, maxTasks)
}

const ofStudies =
  /(?<![a-z])(?:de formation|formation (?:de type|initiale|en)|bep|cap|bac pro|bts|titulaire d)(?![a-z])/u

/** What a task of another domain than that of the post counts: among the duties, and elsewhere. */
const dutyShare = 0.5
const foreignShare = 0.25

/**
 * Of the ways to say a concept, the one whose words its lines have most; first those whose objects are all words of the
 * offer, which alone may be said of it.
 */
function wordingFor(
  { does }: Concept,
  lines: readonly string[],
  words: ReadonlySet<string>,
): { label: string; isStated: boolean } {
  const said = new Set(lines.flatMap(stemsOf))
  const nearness = (wording: string): number => {
    const own = stemsOf(wording)
    return own.filter((stem) => said.has(stem)).length / Math.max(1, own.length)
  }
  const isStated = (wording: string): boolean => {
    const [verb = ''] = plainLetters(wording).split(' ')
    if (!isDoneThere(verb, words)) return false
    const objects = stemsOf(wording.replace(/^\S+\s*/u, ''))
    return objects.length > 0
      ? objects.every((stem) => words.has(stem) || ofAnyOffer.has(stem))
      : nearness(wording) > 0
  }
  const stated = does.filter(isStated)
  const [first = does[0], ...others] = stated.length > 0 ? stated : does
  const label = others.reduce((best, one) => (nearness(one) > nearness(best) ? one : best), first)
  return { label, isStated: stated.length > 0 }
}

/** Verbs that say what kind of work it is, and beginnings of the words by which an offer says the same. */
const kindsOfWork: ReadonlyMap<string, RegExp> = new Map([
  ['poser', /^(?:pos|monta|monte)/u],
  ['installer', /^(?:insta|pos|monta|monte|racco|deplo|mise)/u],
  ['monter', /^(?:mont|assem|insta|pos)/u],
  ['depanner', /^(?:depan|panne|repar|corre|curat|diagn|inter)/u],
  ['reparer', /^(?:repar|depan|remis|panne|corre|refec)/u],
  ['vendre', /^(?:vend|vent|comme|conse)/u],
  ['conduire', /^(?:condu|pilot|chauf|rouler)/u],
  ['former', /^(?:form|tutor|trans)/u],
  ['recruter', /^recru/u],
  ['livrer', /^livr/u],
  ['coudre', /^(?:cou[ds]|retou)/u],
  ['peindre', /^pein/u],
  ['souder', /^soud/u],
  ['construire', /^(?:const|bati|monta)/u],
])

/** «poser le chauffage» is not what an offer asks that keeps it in order. */
const isDoneThere = (verb: string, words: ReadonlySet<string>): boolean => {
  const said = kindsOfWork.get(verb)
  return said === undefined || [...words].some((word) => said.test(word))
}

/** Words that a wording may have beside those of the offer: «internet», «entreprise», «quotidien». */
const ofAnyOffer = new Set(['inter', 'entre', 'quoti'])

/** Beginnings of the words that carry meaning, in plain letters. */
const stemsOf = (text: string): string[] =>
  longWords(text, 4)
    .filter((word) => !/^(?:dans|avec|pour|leur|leurs|sous|chez|entre|faire|mettre)$/u.test(word))
    .map((word) => word.slice(0, 5))

/** Without a posted text: the heart of the occupation. */
const inherentNeeds = (code: string, concepts: ReadonlyMap<string, Concept>): Need[] =>
  [...concepts.values()]
    .filter(({ occupations, weight }) => weight > 1 && occupations.some((one) => code.startsWith(one)))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, 4)
    .map((concept) => ({
      id: concept.id,
      kind: 'task',
      label: concept.does[0],
      must: false,
      weight: concept.weight,
      concept,
    }))
