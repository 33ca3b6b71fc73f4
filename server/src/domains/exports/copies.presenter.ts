import type { LetterCopy } from '@lettrine/contract/export-copies'
import type { CopyRow } from './copies.repository.ts'

export function presentCopy(row: Omit<CopyRow, 'bytes'>): LetterCopy {
  return {
    id: row.id,
    version: row.version,
    format: row.format,
    fileName: row.fileName,
    mediaType: row.mediaType,
    size: row.size,
    sha256: row.sha256,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }
}
