import { ExportFormat, ExportQuery, optionsFromQuery } from '@lettrine/contract/export'
import { id } from '@lettrine/contract/fields'
import { fieldMessages } from '@lettrine/contract/fields.fr'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../platform/http/api.ts'
import { whenClientLeft } from '../../platform/http/client-left.ts'
import { contentDisposition } from '../../platform/http/content-disposition.ts'
import { type CallerDeps, requireCaller } from '../../platform/http/require-caller.ts'
import { validationFailure } from '../../platform/http/validation.ts'
import { exportFile } from './export-letter.ts'
import { recordExport } from './keep-export.ts'
import { requireOwnKeptExport } from './require-own-kept-export.ts'
import { draftMessage, makeAttachment } from './sending-kit.ts'
import { openZip } from './zip-letters.ts'

export type FileDeps = Deps & CallerDeps
type File = { bytes: Buffer; fileName: string; mediaType: string }

const LetterRef = z.object({ id })
const CopyRef = z.object({ id, copyId: id })
const maxZipLetters = 200
const Selection = z.object({
  ids: z.array(id).min(1).max(maxZipLetters, fieldMessages.tooMany(maxZipLetters)),
  format: ExportFormat.default('pdf'),
})

/**
 * Routes that answer with a file rather than with JSON. They require the same bearer token: the page fetches the file
 * and saves it, so that no URL opens a letter by itself.
 */
export function registerFileRoutes(app: FastifyInstance, deps: FileDeps): void {
  const userOf = async (request: FastifyRequest) => (await requireCaller(deps, request)).userId

  const until = (reply: FastifyReply): FileDeps => ({
    ...deps,
    typesetting: deps.typesetting.until(whenClientLeft(reply)),
  })

  app.get('/v1/letters/:id/file', async (request, reply) => {
    const userId = await userOf(request)
    const ref = parse(LetterRef, request.params)
    return sendFile(reply, await exportFile(until(reply), userId, ref.id, given(request)))
  })

  app.get('/v1/letters/:id/copies/:copyId/file', async (request, reply) => {
    const userId = await userOf(request)
    const ref = parse(CopyRef, request.params)
    return sendFile(reply, await requireOwnKeptExport(deps.db, userId, ref.id, ref.copyId))
  })

  app.get('/v1/letters/:id/sending-kit.pdf', async (request, reply) => {
    const userId = await userOf(request)
    const ref = parse(LetterRef, request.params)
    const file = await makeAttachment(until(reply), userId, ref.id, given(request))
    await recordExport(deps, file)
    return sendFile(reply, file)
  })

  app.get('/v1/letters/:id/sending-kit.eml', async (request, reply) => {
    const userId = await userOf(request)
    const ref = parse(LetterRef, request.params)
    const { file, message, fileName } = await draftMessage(until(reply), userId, ref.id, given(request))
    await recordExport(deps, file)
    return sendFile(reply, { bytes: message, fileName, mediaType: 'message/rfc822' })
  })

  app.post('/v1/letters/export-zip', async (request, reply) => {
    const userId = await userOf(request)
    const { ids, format } = parse(Selection, request.body)
    const { stream, fileName } = await openZip(until(reply), userId, ids, { format }, request.log)
    return fileHeaders(reply, fileName, 'application/zip').send(stream)
  })
}

const given = (request: FastifyRequest) => optionsFromQuery(parse(ExportQuery, request.query))

function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(input)
  if (!parsed.success) throw validationFailure(parsed.error.issues)
  return parsed.data
}

function sendFile(reply: FastifyReply, { bytes, fileName, mediaType }: File): FastifyReply {
  return fileHeaders(reply, fileName, mediaType).header('content-length', bytes.length).send(bytes)
}

function fileHeaders(reply: FastifyReply, fileName: string, mediaType: string): FastifyReply {
  return reply
    .header('content-disposition', contentDisposition(fileName))
    .header('cache-control', 'private, no-store')
    .type(mediaType)
}
