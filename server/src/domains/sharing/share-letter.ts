import { maxSharesPerLetter } from '@lettrine/contract/retention'
import type { LetterShare, NewShare, ShareChange } from '@lettrine/contract/sharing'
import { sql } from 'drizzle-orm'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { secretHashing } from '../identity/index.ts'
import { requireOwnLetter, setSharedUntil } from '../letters/index.ts'
import { expiryFrom, shareState } from './share-rules.ts'
import { hashToken } from './share-token.ts'
import { presentShare } from './shares.presenter.ts'
import {
  countShares,
  deleteDeadShares,
  findShare,
  insertShare,
  lastEnd,
  listShares,
  updateShare,
} from './shares.repository.ts'
import type { ShareRow } from './shares.tables.ts'

type ShareDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'newToken'>

const hashOf = (password: string | null) => (password === null ? null : secretHashing.hash(password))

/** Creates a share link. The token is not stored: a lost one cannot be recovered. */
export async function shareLetter(
  deps: ShareDeps,
  userId: string,
  wanted: NewShare,
): Promise<{ share: LetterShare; token: string }> {
  const now = deps.clock()
  const letter = await requireOwnLetter(deps.db, userId, wanted.id)
  const key = { userId, letterId: letter.id }
  const token = deps.newToken()
  const row: ShareRow = {
    ...key,
    id: deps.newId(),
    tokenHash: hashToken(token),
    passwordHash: await hashOf(wanted.password),
    expiresAt: expiryFrom(wanted.expiresAt, now),
    revokedAt: null,
    allowDownload: wanted.allowDownload,
    viewCount: 0,
    downloadCount: 0,
    lastViewedAt: null,
    createdAt: now,
  }
  await deps.db.transaction(async (tx) => {
    // Two requests at once do not both take the last place.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`shares ${letter.id}`}, 0))`)
    if ((await countShares(tx, key)) >= maxSharesPerLetter) await deleteDeadShares(tx, key, now)
    if ((await countShares(tx, key)) >= maxSharesPerLetter) throw failure('TOO_MANY_SHARES')
    await insertShare(tx, row)
    await rememberExpiry(tx, row)
  })
  return { share: presentShare(row, now), token }
}

export async function listLetterShares(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  id: string,
): Promise<LetterShare[]> {
  const letter = await requireOwnLetter(db, userId, id)
  const rows = await listShares(db, { userId, letterId: letter.id })
  return rows.map((row) => presentShare(row, clock()))
}

/** Changes an active link; a revoked one stays revoked. */
export async function changeShare(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  change: ShareChange,
): Promise<LetterShare> {
  const now = clock()
  const share = await requireOwnShare(db, userId, change.id, change.shareId)
  if (shareState(share, now) === 'revoked') throw failure('SHARE_NOT_FOUND')
  const wanted = {
    ...(change.password !== undefined && { passwordHash: await hashOf(change.password) }),
    ...(change.expiresAt !== undefined && { expiresAt: expiryFrom(change.expiresAt, now) }),
    allowDownload: change.allowDownload ?? share.allowDownload,
  }
  return presentShare(await saveChange(db, share, wanted), now)
}

export async function revokeShare(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  letterId: string,
  shareId: string,
): Promise<LetterShare> {
  const share = await requireOwnShare(db, userId, letterId, shareId)
  return presentShare(await saveChange(db, share, { revokedAt: share.revokedAt ?? clock() }), clock())
}

type Change = Parameters<typeof updateShare>[2]

/** Changes a link, and updates until when its letter is shared. */
async function saveChange(db: Deps['db'], share: ShareRow, change: Change): Promise<ShareRow> {
  return db.transaction(async (tx) => {
    const changed = await updateShare(tx, share, change)
    if (!changed) throw failure('SHARE_NOT_FOUND')
    await rememberExpiry(tx, share)
    return changed
  })
}

async function rememberExpiry(db: Deps['db'], { userId, letterId }: ShareRow): Promise<void> {
  await setSharedUntil(db, { userId, id: letterId }, await lastEnd(db, { userId, letterId }))
}

/** A share link of this user; another user's is not found. */
export async function requireOwnShare(
  db: Deps['db'],
  userId: string,
  letterId: string,
  shareId: string,
): Promise<ShareRow> {
  const letter = await requireOwnLetter(db, userId, letterId)
  const share = await findShare(db, { userId, letterId: letter.id, id: shareId })
  if (!share) throw failure('SHARE_NOT_FOUND')
  return share
}
