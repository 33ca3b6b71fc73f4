import { maxShareDays, type ShareState } from '@lettrine/contract/sharing'
import { failure } from '../../platform/failure.ts'
import type { ShareRow } from './shares.tables.ts'

export function shareState(share: Pick<ShareRow, 'expiresAt' | 'revokedAt'>, now: Date): ShareState {
  if (share.revokedAt) return 'revoked'
  return share.expiresAt && share.expiresAt <= now ? 'expired' : 'live'
}

/** The requested expiry of a link: in the future, within a year. */
export function expiryFrom(wanted: string | null, now: Date): Date | null {
  if (wanted === null) return null
  const expiresAt = new Date(wanted)
  const days = (expiresAt.getTime() - now.getTime()) / 86_400_000
  if (days <= 0 || days > maxShareDays) throw failure('SHARE_EXPIRY_REFUSED')
  return expiresAt
}
