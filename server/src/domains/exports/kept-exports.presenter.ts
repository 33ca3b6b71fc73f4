import type { KeptExport } from '@lettrine/contract/kept-exports'
import type { KeptExportRow } from './kept-exports.repository.ts'

export function presentKeptExport(row: Omit<KeptExportRow, 'bytes'>): KeptExport {
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
