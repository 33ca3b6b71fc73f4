import { isAgencyOffer } from './agencies.fr.ts'
import { isEnglishText } from './english-words.ts'
import type { Gender } from './inclusive.ts'
import { offerLines, withoutMarkup } from './offer-text.ts'
import { readCompany } from './read-company.ts'
import { readEnglishOffer } from './read-english-offer.ts'
import { readTitle } from './read-title.ts'

/** Heading of an offer: job, company, recipient of applications. */
export type OfferHeading = { jobTitle?: string; company?: string; recipient?: string }

const longest = 20_000

/**
 * Reads job, company and recipient of a pasted offer, where they are explicit enough. The job title takes the
 * candidate’s gender.
 */
export function readHeading(pasted: string, gender?: Gender): OfferHeading {
  const text = pasted.slice(0, longest)
  const lines = offerLines(text)
  const whole = writtenLines(text)
  if (isEnglishText(text)) {
    const { title, company, recipient } = readEnglishOffer(whole, withoutMarkup(text))
    return { ...(title && { jobTitle: title }), ...(company && { company }), ...(recipient && { recipient }) }
  }
  const jobTitle = readTitle(whole, gender)?.title
  const company = readCompany(whole, lines, jobTitle, isAgencyOffer(text))
  const recipient = recipientOf(text)
  return {
    ...(jobTitle && { jobTitle }),
    ...(company && { company }),
    ...(recipient && { recipient }),
  }
}

/** Non-blank lines of a text, as written. */
export const writtenLines = (text: string): string[] =>
  withoutMarkup(text)
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')

const addressed =
  /(?:à l[’']attention d(?:e |[’'])|contact(?:er|ez)?\s*:?\s*|(?:envoy(?:er|ez)|adress(?:er|ez)|transmettre|candidatures?)[^.\n]{0,60}\sà\s)((?:M\.|Mr\.?|Mme|Mlle|Madame|Monsieur)\s\p{Lu}[\p{L}’'-]+(?:[^\S\n]\p{Lu}[\p{L}’'-]+)?)/iu

function recipientOf(text: string): string | undefined {
  const found = addressed.exec(text.replace(/'/gu, '’'))?.[1]
  return found
    ?.replace(/^Mr\.?/u, 'M.')
    .replace(/^Monsieur/iu, 'M.')
    .replace(/^Madame/iu, 'Mme')
}
