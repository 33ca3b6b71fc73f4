import type { Database } from '../../platform/database/database.ts'
import type { Deps } from '../../platform/http/api.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import { renderMail } from '../../platform/mail/layout.ts'
import { exportOwnAccount } from '../identity/index.ts'
import { type ArchiveEntriesDeps, archiveEntries } from './archive-entries.ts'
import type { ArchiveRequested } from './archive-requested.job.ts'
import { expiryOf } from './data-export-rules.ts'
import {
  addChunk,
  beginRun,
  type ExportRun,
  findExport,
  markFailed,
  markReady,
} from './data-exports.repository.ts'
import { archiveFinished } from './my-data.events.ts'
import { archiveFailedMail, archiveReadyMail } from './my-data.mail.fr.ts'

export type ArchiveDeps = ArchiveEntriesDeps & Pick<Deps, 'mailer' | 'publicUrl' | 'events'>

const chunkBytes = 2 ** 20

/** Where an archive is fetched; the page asks to be signed in. */
const resolvePageStyle = (publicUrl: string) => `${publicUrl}/dashboard/my-data`

/**
 * Creates the requested archive, stores it in chunks, and sends a mail in the transaction that finishes it; a final
 * failure is mailed as well. Stops when the request was deleted, for example with its account.
 */
export function makeArchiveWith(deps: ArchiveDeps): JobHandler<ArchiveRequested> {
  return async ({ userId, exportId }, { isLastAttempt, signal }) => {
    const run = await beginRun(deps.db, userId, exportId)
    if (!run) return
    try {
      const stored = await storePieces(deps, run, isLastAttempt, signal)
      if (stored) await finish(deps, run, stored)
    } catch (fault) {
      if ((await findExport(deps.db, userId))?.id !== exportId) return
      if (isLastAttempt) await failArchive(deps, run)
      throw fault
    }
  }
}

type StoredArchive = { chunkCount: number; size: number }

/** Stores the archive; undefined when it was deleted meanwhile. */
async function storePieces(
  deps: ArchiveDeps,
  run: ExportRun,
  isTolerant: boolean,
  signal: AbortSignal,
): Promise<StoredArchive | undefined> {
  const stored: StoredArchive = { chunkCount: 0, size: 0 }
  let [waiting, waitingBytes]: [Buffer[], number] = [[], 0]
  const keep = async (bytes: Buffer) => {
    stored.size += bytes.length
    return addChunk(deps.db, run, stored.chunkCount++, bytes)
  }
  for await (const piece of archiveEntries(deps, run.userId, isTolerant)) {
    signal.throwIfAborted()
    waiting.push(piece)
    waitingBytes += piece.length
    if (waitingBytes < chunkBytes) continue
    let whole = Buffer.concat(waiting)
    for (; whole.length >= chunkBytes; whole = whole.subarray(chunkBytes))
      if (!(await keep(whole.subarray(0, chunkBytes)))) return undefined
    ;[waiting, waitingBytes] = [[whole], whole.length]
  }
  return waitingBytes === 0 || (await keep(Buffer.concat(waiting))) ? stored : undefined
}

async function finish(deps: ArchiveDeps, run: ExportRun, stored: StoredArchive): Promise<void> {
  const expiresAt = expiryOf(deps.clock())
  await deps.db.transaction(async (tx) => {
    if (!(await markReady(tx, run, { ...stored, expiresAt }))) return
    await tell(deps, tx, run, ({ name, email }) =>
      archiveReadyMail(name, email, resolvePageStyle(deps.publicUrl), { size: stored.size, expiresAt }),
    )
    await deps.events.publish(tx, archiveFinished, { userId: run.userId, exportId: run.id, expiresAt })
  })
}

/** Marks an archive as failed and notifies its owner; no effect when it was finished meanwhile. */
export async function failArchive(
  deps: Pick<ArchiveDeps, 'db' | 'mailer' | 'publicUrl' | 'events'>,
  run: Pick<ExportRun, 'userId' | 'id'>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await markFailed(tx, run))) return
    await tell(deps, tx, run, ({ name, email }) =>
      archiveFailedMail(name, email, resolvePageStyle(deps.publicUrl)),
    )
    await deps.events.publish(tx, archiveFinished, { userId: run.userId, exportId: run.id, expiresAt: null })
  })
}

async function tell(
  deps: Pick<ArchiveDeps, 'mailer' | 'publicUrl'>,
  tx: Pick<Database, 'select' | 'insert' | 'execute'>,
  { userId, id }: Pick<ExportRun, 'userId' | 'id'>,
  words: (account: { name: string; email: string }) => Parameters<typeof renderMail>[0],
): Promise<void> {
  const account = await exportOwnAccount(tx, userId)
  if (!account) return
  await deps.mailer.send(tx, {
    to: account.email,
    userId,
    idempotencyKey: `data-export ${id}`,
    ...renderMail(words(account), deps.publicUrl),
  })
}
