import { limits } from '@lettrine/contract/limits'
import { type OfferHints, readPostedOffer } from '@lettrine/letter-craft/offers/read-posted-offer'
import type { FetchedPage } from '../safe-fetch/safe-fetch.ts'
import { findJobPosting } from './job-posting.ts'
import { type PageText, readPage } from './page-text.ts'

export type ExtractedOffer = { text: string; source: 'json-ld' | 'page'; hints: OfferHints }

/** Extracts the offer of a page: its structured data, else its visible text; undefined without any. */
export function extractOffer(page: Pick<FetchedPage, 'type' | 'text'>): ExtractedOffer | undefined {
  const read: PageText =
    page.type === 'html'
      ? readPage(page.text)
      : page.type === 'json'
        ? { structured: [page.text], text: '' }
        : { structured: [], text: page.text }
  const posting = findJobPosting(read.structured)
  if (posting) return { ...posting, text: clipped(posting.text), source: 'json-ld' }
  const text = clipped(read.text)
  return looksLikeOffer(text) ? { text, source: 'page', hints: {} } : undefined
}

const words =
  /(?<!\p{L})(?:poste|missions?|profil|candidat\p{L}*|recrut\p{L}*|CDI|CDD|postuler|compétences|salaire|expérience|H\/F|F\/H|alternance|stage|emploi|annonce|jobs?|position|role|experience|applicants?|apply|salary|contract|skills|requirements|responsibilities|internship)(?!\p{L})/giu

/** Whether a text looks like an offer: enough typical words, and some extracted fact. */
function looksLikeOffer(text: string): boolean {
  const different = new Set((text.match(words) ?? []).map((word) => word.toLowerCase()))
  if (text.length < 150 || different.size < 3) return false
  const read = readPostedOffer(text)
  const said = [read.title, read.contract, read.duties[0], read.requirements[0]]
  // Duties and requirements are read in French alone.
  if (read.isEnglish) said.push(read.company, read.place)
  return said.filter(Boolean).length >= 2
}

/** Cuts a text at a line to the length of the field. */
function clipped(text: string): string {
  if (text.length <= limits.offer) return text
  const cut = text.slice(0, limits.offer)
  return cut.slice(0, Math.max(cut.lastIndexOf('\n'), limits.offer - 500)).trimEnd()
}
