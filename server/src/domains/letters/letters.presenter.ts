import type { BinnedLetter, Letter, LetterSummary, LetterVersion } from '@lettrine/contract/letters'
import type { BinnedRow } from './bin.repository.ts'
import { erasedAt } from './letter-bin.ts'
import { shownStatus } from './letter-rules.ts'
import type { LetterRow, LetterVersionRow } from './letters.tables.ts'

export function presentSummary(row: LetterRow, now: Date): LetterSummary {
  return {
    id: row.id,
    title: row.title,
    company: row.company,
    jobTitle: row.jobTitle,
    recipient: row.recipient,
    reference: row.reference,
    type: row.type,
    language: row.language,
    status: shownStatus(row, now),
    writtenStatus: row.status,
    hasEnclosure: row.hasEnclosure,
    isBookmarked: row.isBookmarked,
    wordCount: row.wordCount,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function presentLetter(row: LetterRow, now: Date): Letter {
  return {
    ...presentSummary(row, now),
    content: row.content,
    offer: row.offer,
    sender: row.sender,
    confirmedClaims: row.confirmedClaims,
    page: row.page,
    plan: row.plan,
  }
}

export function presentBinned(row: BinnedRow, now: Date): BinnedLetter {
  return {
    ...presentSummary(row, now),
    deletedAt: row.deletedAt.toISOString(),
    erasedAt: erasedAt(row.deletedAt).toISOString(),
  }
}

export function presentVersion(row: LetterVersionRow): LetterVersion {
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    content: row.content,
    plan: row.plan,
    author: row.author,
    wordsAdded: row.wordsAdded,
    wordsRemoved: row.wordsRemoved,
    label: row.label,
    createdAt: row.createdAt.toISOString(),
  }
}
