import type { CandidateGender } from '@lettrine/contract/generation'
import { upperFirst } from '@lettrine/letter-craft/french/plain-letters'
import { readHeading } from '@lettrine/letter-craft/offer/read-heading'
import { type PostedOffer, readPostedOffer } from '@lettrine/letter-craft/offer/read-posted-offer'
import type { LetterDraft } from './letter-draft.ts'

export type OfferProposal = { field: 'jobTitle' | 'company' | 'recipient'; value: string }

/** What the draft's offer says; undefined while there is none. */
export const readDraftOffer = (offer: string): PostedOffer | undefined =>
  offer.trim() === '' ? undefined : readPostedOffer(offer)

/** What an offer says that the letter’s fields do not have yet; a field that is filled is its writer’s. */
export function proposalsFrom(
  draft: Pick<LetterDraft, 'offer' | OfferProposal['field']>,
  gender?: CandidateGender,
): OfferProposal[] {
  const { jobTitle, company, recipient } = readHeading(draft.offer, gender)
  const read = { jobTitle: jobTitle && upperFirst(jobTitle), company, recipient }
  const held = { jobTitle: draft.jobTitle, company: draft.company, recipient: draft.recipient.name }
  return (['jobTitle', 'company', 'recipient'] as const).flatMap((field) => {
    const value = read[field]
    return value && held[field].trim() === '' ? [{ field, value }] : []
  })
}

/** The change of the draft that takes the proposals in. */
export function accepted(proposals: readonly OfferProposal[], draft: LetterDraft): Partial<LetterDraft> {
  const change: Partial<LetterDraft> = {}
  for (const { field, value } of proposals) {
    if (field === 'recipient') change.recipient = { ...draft.recipient, name: value }
    else change[field] = value
  }
  return change
}
