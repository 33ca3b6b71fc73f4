import type { CandidateGender } from '@lettrine/contract/generation'
import { defaultLetterType } from '@lettrine/contract/letters'
import { upperFirst } from '@lettrine/letter-craft/french/plain-letters'
import { readHeading } from '@lettrine/letter-craft/offers/read-heading'
import { readPostedOffer } from '@lettrine/letter-craft/offers/read-posted-offer'
import type { LetterDraft } from '../autosave/letter-draft.ts'

export type OfferProposal = { field: 'jobTitle' | 'company' | 'recipient'; value: string }

/** Values of the offer for empty fields of the letter; a filled field is left alone. */
export function proposalsFrom(
  draft: Pick<LetterDraft, 'offer' | OfferProposal['field']>,
  gender?: CandidateGender,
): OfferProposal[] {
  const { jobTitle, recipient } = readHeading(draft.offer, gender)
  // The agency is not the employer: it is not proposed as the company.
  const { company } = readPostedOffer(draft.offer)
  const read = { jobTitle: jobTitle && upperFirst(jobTitle), company, recipient }
  const held = { jobTitle: draft.jobTitle, company: draft.company, recipient: draft.recipient.name }
  return (['jobTitle', 'company', 'recipient'] as const).flatMap((field) => {
    const value = read[field]
    return value && held[field].trim() === '' ? [{ field, value }] : []
  })
}

/** The change of the draft that fills its empty fields from the offer; an internship makes it a letter for one. */
export function fieldsFrom(draft: LetterDraft, gender?: CandidateGender): Partial<LetterDraft> {
  const isInternship = readPostedOffer(draft.offer).contract?.kind === 'internship'
  return {
    ...acceptProposals(proposalsFrom(draft, gender), draft),
    ...(isInternship && draft.type === defaultLetterType && { type: 'internship' }),
  }
}

/** The change of the draft that applies the proposals. */
export function acceptProposals(
  proposals: readonly OfferProposal[],
  draft: LetterDraft,
): Partial<LetterDraft> {
  const change: Partial<LetterDraft> = {}
  for (const { field, value } of proposals) {
    if (field === 'recipient') change.recipient = { ...draft.recipient, name: value }
    else change[field] = value
  }
  return change
}
