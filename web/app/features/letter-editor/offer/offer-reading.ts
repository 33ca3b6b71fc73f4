import type { CandidateGender } from '@lettrine/contract/generation'
import { defaultLanguage, defaultLetterType, type LetterType } from '@lettrine/contract/letters'
import type { ContractKind } from '@lettrine/contract/offers'
import { upperFirst } from '@lettrine/letter-craft/french/plain-letters'
import { readHeading } from '@lettrine/letter-craft/offers/read-heading'
import { readPostedOffer } from '@lettrine/letter-craft/offers/read-posted-offer'
import type { LetterDraft } from '../autosave/letter-draft.ts'
import { offerAddress } from './offer-address.ts'

export const filledFields = ['jobTitle', 'company', 'recipient', 'type', 'language'] as const
export type FilledField = (typeof filledFields)[number]

type OfferValues = Pick<LetterDraft, 'jobTitle' | 'company' | 'type' | 'language'> & { recipient: string }

const nothing: OfferValues = {
  ...{ jobTitle: '', company: '', recipient: '' },
  ...{ type: defaultLetterType, language: defaultLanguage },
}

const typeOf: Partial<Record<ContractKind, LetterType>> = {
  internship: 'internship',
  apprenticeship: 'apprenticeship',
  professionalisation: 'apprenticeship',
}

/** What an offer says of the fields of a letter; the default where it says nothing. */
function valuesIn(offer: string, gender: CandidateGender | undefined): OfferValues {
  if (offer.trim() === '' || offerAddress(offer) !== undefined) return nothing
  const { jobTitle, recipient } = readHeading(offer, gender)
  // An agency is not the employer: it is not taken for the company.
  const { company, contract, isEnglish } = readPostedOffer(offer)
  return {
    jobTitle: jobTitle ? upperFirst(jobTitle) : '',
    company: company ?? '',
    recipient: recipient ?? '',
    type: (contract && typeOf[contract.kind]) ?? defaultLetterType,
    language: isEnglish ? 'en' : defaultLanguage,
  }
}

/**
 * The change of a draft whose offer has changed: fields that are blank, or that hold what the offer before said, take
 * what this offer says. Fields filled by hand are left alone, and so is a field about which both say the same: it was
 * emptied by hand.
 * @param before - the offer before, blank at first
 */
export function filledFrom(
  draft: LetterDraft,
  before: string,
  gender?: CandidateGender,
): { change: Partial<LetterDraft>; fields: FilledField[] } {
  const [was, now] = [valuesIn(before, gender), valuesIn(draft.offer, gender)]
  const held: OfferValues = { ...draft, recipient: draft.recipient.name }
  const fields = filledFields.filter((field) => {
    const isOurs = held[field].trim() === nothing[field] || held[field] === was[field]
    return now[field] !== was[field] && now[field] !== held[field] && isOurs
  })
  const change: Partial<LetterDraft> = {}
  for (const field of fields) {
    if (field === 'recipient') change.recipient = { ...draft.recipient, name: now.recipient }
    else if (field === 'type') change.type = now.type
    else if (field === 'language') change.language = now.language
    else change[field] = now[field]
  }
  return { change, fields: fields.filter((field) => now[field] !== nothing[field]) }
}
