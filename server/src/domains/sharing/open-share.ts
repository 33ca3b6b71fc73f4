import type { ExportedLetter } from '@lettrine/contract/export'
import type { SharedLetter } from '@lettrine/contract/sharing'
import { calendarDay } from '../../platform/calendar-day.ts'
import { Failure, failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { countActivity } from '../activity/index.ts'
import { keepExport, makeFile, presentFile, previewLetter } from '../exports/index.ts'
import { beginAttempt, type DelayPolicy, resetDelay, secretHashing } from '../identity/index.ts'
import { requireOwnLetter } from '../letters/index.ts'
import { readProfile } from '../profile/index.ts'
import { shareState } from './share-rules.ts'
import { hashToken, type Visitor, visitorKey } from './share-token.ts'
import { addDownload, addView, findShareByToken, recordVisit } from './shares.repository.ts'
import type { ShareRow } from './shares.tables.ts'
import { sharedLetterDownloaded, sharedLetterOpened } from './sharing.events.ts'

type OpenDeps = Pick<
  Deps,
  'db' | 'clock' | 'newId' | 'typesetting' | 'visitSecret' | 'entitlements' | 'events'
>
type Opening = { token: string; password?: string | undefined }

// Wrong passwords of a link delay the next attempt: by visitor, and in total. Who shares an address with somebody that
// guesses waits a minute at most.
const hour = 3_600
const guessesOfOne: DelayPolicy = { free: 10, firstSeconds: 2, mostSeconds: 60, forgottenAfterSeconds: hour }
const guessesOfAll: DelayPolicy = { free: 100, firstSeconds: 1, mostSeconds: 30, forgottenAfterSeconds: hour }

/** The shared letter, given the token and the password if any. Counts the view. */
export async function openShare(deps: OpenDeps, opening: Opening, visitor: Visitor): Promise<SharedLetter> {
  const share = await requireOpenShare(deps, opening, visitor)
  const letter = await ownerLetter(deps, share)
  const { user } = await readProfile(deps, share.userId)
  const pages = await pagesOf(deps, letter)
  await countVisit(deps, share, letter.title, visitor)
  return {
    title: letter.title,
    author: letter.sender.name || user.name,
    language: letter.language,
    content: letter.content,
    pages,
    allowDownload: share.allowDownload,
    updatedAt: letter.updatedAt.toISOString(),
  }
}

/** None where the letter cannot be laid out: its text is read without them. */
async function pagesOf(deps: OpenDeps, { userId, id }: { userId: string; id: string }): Promise<string[]> {
  try {
    return (await previewLetter(deps, userId, id, {})).pages
  } catch (fault) {
    if (fault instanceof Failure && fault.code === 'PAGE_REFUSED') return []
    throw fault
  }
}

/** The shared letter as a PDF, where its owner allows it. */
export async function downloadShare(
  deps: OpenDeps,
  opening: Opening,
  visitor: Visitor,
): Promise<ExportedLetter> {
  const share = await requireOpenShare(deps, opening, visitor)
  if (!share.allowDownload) throw failure('SHARE_DOWNLOAD_REFUSED')
  const letter = await ownerLetter(deps, share)
  const file = await makeFile(deps, share.userId, letter.id, { format: 'pdf' })
  await keepExport(deps, file, 'shared')
  await deps.db.transaction(async (tx) => {
    await addDownload(tx, share)
    await countActivity({ db: tx, clock: deps.clock }, letterOf(share), 'shared_download')
    const at = deps.clock()
    await deps.events.publish(tx, sharedLetterDownloaded, { ...letterOf(share), title: letter.title, at })
  })
  return presentFile(file)
}

const letterOf = ({ userId, letterId }: ShareRow) => ({ userId, letterId })

/** A letter in the bin answers like an unknown link. */
async function ownerLetter({ db }: OpenDeps, share: ShareRow) {
  return requireOwnLetter(db, share.userId, share.letterId).catch((fault) => {
    throw failure('SHARE_NOT_FOUND', { cause: fault })
  })
}

async function requireOpenShare(deps: OpenDeps, opening: Opening, visitor: Visitor): Promise<ShareRow> {
  const share = await findShareByToken(deps.db, hashToken(opening.token))
  if (!share || shareState(share, deps.clock()) !== 'live') throw failure('SHARE_NOT_FOUND')
  if (share.passwordHash !== null) await requirePassword(deps, share, share.passwordHash, opening, visitor)
  return share
}

async function requirePassword(
  deps: OpenDeps,
  share: ShareRow,
  hash: string,
  { password }: Opening,
  { address }: Visitor,
): Promise<void> {
  if (password === undefined) throw failure('SHARE_PASSWORD_REQUIRED')
  const own = visitorKey(deps.visitSecret, share.id, '', { address, userAgent: '' }).toString('base64url')
  const counters = [
    { key: `share ${share.id} ${own}`, policy: guessesOfOne },
    { key: `share ${share.id}`, policy: guessesOfAll },
  ]
  const wait = await beginAttempt(deps, counters)
  if (wait !== undefined) throw failure('TOO_MANY_REQUESTS', { details: { retryAfterSeconds: wait } })
  if (!(await secretHashing.verify({ hash, password }))) throw failure('SHARE_PASSWORD_WRONG')
  await resetDelay(deps, counters, new Set([counters[0]!.key]))
}

/** Counts one view per visitor and day, without a cookie and without storing the address. */
async function countVisit(deps: OpenDeps, share: ShareRow, title: string, visitor: Visitor): Promise<void> {
  const now = deps.clock()
  const day = calendarDay(now)
  const key = visitorKey(deps.visitSecret, share.id, day, visitor)
  await deps.db.transaction(async (tx) => {
    const isFirst = await recordVisit(tx, { ...letterOf(share), shareId: share.id, day, visitor: key })
    if (!isFirst) return
    await addView(tx, share, now)
    await countActivity({ db: tx, clock: deps.clock }, letterOf(share), 'shared_view')
    await deps.events.publish(tx, sharedLetterOpened, { ...letterOf(share), title, at: now })
  })
}
