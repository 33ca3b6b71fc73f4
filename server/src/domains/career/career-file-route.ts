import multipart from '@fastify/multipart'
import { limits } from '@lettrine/contract/limits'
import type { FastifyInstance } from 'fastify'
import { RefusedFile } from '../../platform/career-reading/file-refusal.ts'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { clientLeft } from '../../platform/http/client-left.ts'
import { type CallerDeps, requireCaller } from '../../platform/http/require-caller.ts'
import { isTaskFailure } from '../../platform/task-queue.ts'
import { fileRefusals } from './career.fr.ts'
import { countReading } from './read-career-text.ts'

export type CareerFileDeps = Deps & CallerDeps

/** The same address as for a text, for a form with one `file`; nothing is kept of it. */
export async function registerCareerFileRoute(app: FastifyInstance, deps: CareerFileDeps): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: limits.careerFile, files: 1, fields: 0, parts: 1 },
    })
    scope.route({
      method: 'POST',
      url: '/v1/career/read',
      constraints: { content: 'multipart' },
      bodyLimit: limits.careerFile + 10_000,
      handler: async (request, reply) => {
        const left = clientLeft(reply)
        const { userId } = await requireCaller(deps, request)
        await countReading(deps, userId)
        const part = await request.file().catch(refuseForm)
        if (part?.fieldname !== 'file') throw failure('CAREER_FILE_REFUSED')
        const bytes = await part.toBuffer().catch(refuseForm)
        return { data: await deps.careerReader.readFile(userId, bytes, left).catch(refuseFile) }
      },
    })
  })
}

function refuseForm(fault: { code?: string; statusCode?: number }): never {
  if (fault.code === 'FST_REQ_FILE_TOO_LARGE' || fault.statusCode === 413)
    throw failure('CAREER_FILE_TOO_LARGE')
  throw failure('CAREER_FILE_REFUSED', { cause: fault })
}

function refuseFile(fault: unknown): never {
  if (fault instanceof RefusedFile)
    throw failure('CAREER_FILE_REFUSED', {
      message: fileRefusals[fault.reason],
      details: { reason: fault.reason },
      cause: fault,
    })
  if (isTaskFailure(fault)) throw failure('CAREER_FILE_REFUSED', { cause: fault })
  throw fault
}
