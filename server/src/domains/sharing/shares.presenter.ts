import type { LetterShare } from '@lettrine/contract/sharing'
import { shareState } from './share-rules.ts'
import type { ShareRow } from './shares.tables.ts'

export function presentShare(row: ShareRow, now: Date): LetterShare {
  return {
    id: row.id,
    state: shareState(row, now),
    hasPassword: row.passwordHash !== null,
    allowDownload: row.allowDownload,
    views: row.viewCount,
    downloads: row.downloadCount,
    lastViewedAt: row.lastViewedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}
