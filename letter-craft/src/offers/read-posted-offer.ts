import type { Morphology } from '../french/morphology.ts'
import { isAgencyName, isAgencyOffer, namedClient, sayableName } from './agencies.fr.ts'
import { cleanCompanyName } from './clean-company-name.ts'
import { cleanJobTitle } from './clean-job-title.ts'
import { isEnglishText } from './english-words.ts'
import { withoutMarkup } from './offer-text.ts'
import { type OfferContract, plainly, readContract } from './read-contract.ts'
import { type EnglishOffer, readEnglishOffer } from './read-english-offer.ts'
import { readHeading, writtenLines } from './read-heading.ts'
import { readHours, type WorkingHours } from './read-hours.ts'
import { type OfferReading, readOffer } from './read-offer.ts'
import { cleanPlace, readPlace } from './read-place.ts'
import { type Requirement, readRequirements } from './read-requirements.ts'
import { type OfferTerms, readTerms } from './read-terms.ts'
import { readTitle } from './read-title.ts'

/** Everything an offer states explicitly; the rest is undefined, never guessed. */
export type PostedOffer = OfferTerms & {
  /** The job within a sentence; masculine for both genders. */
  readonly title?: string
  readonly titleAsWritten?: string
  /** Undefined when an agency does not name its client. */
  readonly company?: string
  readonly throughAgency: boolean
  readonly recipient?: string
  /** «Vannes (56)», «Paris 8e (75)»; the code only if the offer has it. */
  readonly place?: string
  readonly contract?: OfferContract
  /** Also where the offer names no contract. */
  readonly hours?: WorkingHours
  readonly requirements: readonly Requirement[]
  readonly tools: readonly string[]
  readonly duties: OfferReading['duties']
  readonly address: 'tu' | 'vous'
  /** The text is in English. */
  readonly isEnglish: boolean
}

/** Data from outside the text, such as the structured data of a page. */
export type OfferHints = OfferTerms & {
  readonly title?: string
  readonly company?: string
  readonly place?: string
  readonly contract?: string
}

const longest = 20_000

const noOffer: PostedOffer = {
  throughAgency: false,
  requirements: [],
  tools: [],
  duties: [],
  address: 'vous',
  isEnglish: false,
}

/**
 * Parses a posted offer, heading and text. Reads the first 20 000 characters only; duties are parsed with the
 * dictionary.
 */
export function readPostedOffer(
  pasted: string,
  hints: OfferHints = {},
  morphology?: Morphology,
): PostedOffer {
  // A letter without an offer: the patterns of offers need not be compiled.
  if (pasted.trim() === '' && Object.keys(hints).length === 0) return noOffer
  const text = pasted.slice(0, longest)
  const plain = withoutMarkup(text)
  const english = isEnglishText(text) ? readEnglishOffer(writtenLines(text), plain) : undefined
  const named = titleOf(text, hints, english)
  const heading = readHeading(text)
  const { company, throughAgency } = english?.throughAgency
    ? english
    : employerOf(plain, hints.company ?? heading.company)
  const place =
    (hints.place && cleanPlace(hints.place, plain)) || (english ? english.place : readPlace(plain))
  const top = `${hints.title ?? named?.asWritten ?? ''}\n${hints.contract ?? ''}`
  const contract = english?.contract ?? readContract(top, plain)
  const hours = contract?.hours ?? readHours(plainly(`${top}\n${plain}`))
  const read = readOffer({ text, ...(named && { title: named.asWritten }) }, morphology)
  return {
    ...(named && { title: named.title, titleAsWritten: named.asWritten }),
    ...(company && { company }),
    throughAgency,
    ...(heading.recipient && { recipient: heading.recipient }),
    ...(place && { place }),
    ...(contract && { contract }),
    ...(hours && { hours }),
    requirements: readRequirements(text),
    tools: read.tools,
    duties: read.duties,
    address: read.address,
    isEnglish: english !== undefined,
    ...readTerms(plain),
    ...termsOf(hints),
  }
}

function titleOf(text: string, { title }: OfferHints, english: EnglishOffer | undefined) {
  if (title) return { title: cleanJobTitle(title), asWritten: title }
  if (english) return english.title ? { title: english.title, asWritten: english.title } : undefined
  return readTitle(writtenLines(text))
}

/** A firm whose people work at its clients’, and are its own. */
const consults = /(?<!\p{L})(?:ESN|SSII|[Ss]ociété de (?:conseil|services))(?!\p{L})/u

function employerOf(text: string, author: string | undefined): { company?: string; throughAgency: boolean } {
  const isOwn = author !== undefined && !isAgencyName(author) && consults.test(text)
  const throughAgency = (isAgencyOffer(text) && !isOwn) || (author !== undefined && isAgencyName(author))
  const employer = throughAgency ? namedClient(text) : author && sayableName(author, text)
  const company = employer && cleanCompanyName(employer)
  return { throughAgency, ...(company && { company }) }
}

const termsOf = ({ salary, reference, startDate }: OfferHints): OfferTerms => ({
  ...(salary && { salary }),
  ...(reference && { reference }),
  ...(startDate && { startDate }),
})
