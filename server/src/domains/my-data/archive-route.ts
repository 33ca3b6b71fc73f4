import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { contentDisposition } from '../../platform/http/content-disposition.ts'
import { type CallerDeps, requireLiveSession } from '../../platform/http/require-caller.ts'
import { requireSecondFactor } from '../identity/index.ts'
import { archiveTexts } from './archive.fr.ts'
import { isOver } from './data-export-rules.ts'
import { type DataExportRow, findExport, readChunk } from './data-exports.repository.ts'

export type ArchiveDeps = Pick<Deps, 'db' | 'clock'> & CallerDeps

/** Downloads the archive; requires a live session and the second factor, since it contains all data. */
export function registerArchiveRoute(app: FastifyInstance, deps: ArchiveDeps): void {
  app.get('/v1/users/data-export/file', async (request, reply) => {
    const caller = await deps.readToken(request.headers.authorization)
    await requireLiveSession(deps, caller)
    const { userId, sessionId } = caller
    await requireSecondFactor(deps, { id: userId, sessionId })
    const archive = await findExport(deps.db, userId)
    if (archive?.status !== 'ready' || archive.size === null || isOver(archive, deps.clock()))
      throw failure('DATA_EXPORT_NOT_FOUND')
    const day = archive.askedAt.toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' })
    return reply
      .header('content-disposition', contentDisposition(archiveTexts.fileName(day)))
      .header('cache-control', 'private, no-store')
      .header('content-length', archive.size)
      .type('application/zip')
      .send(Readable.from(piecesOf(deps.db, archive), { objectMode: false, highWaterMark: 1 }))
  })
}

/** Streams the chunks of an archive: memory holds one or two. */
async function* piecesOf(db: Database, archive: DataExportRow): AsyncGenerator<Buffer> {
  for (let position = 0; position < (archive.chunkCount ?? 0); position++) {
    const piece = await readChunk(db, archive, position)
    if (!piece) throw new Error('An archive was deleted during its download')
    yield piece
  }
}
