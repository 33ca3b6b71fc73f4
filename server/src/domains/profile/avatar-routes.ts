import { createHash } from 'node:crypto'
import multipart from '@fastify/multipart'
import { id } from '@lettrine/contract/fields'
import { limits } from '@lettrine/contract/limits'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { clientLeft } from '../../platform/http/client-left.ts'
import { type CallerDeps, requireCaller } from '../../platform/http/require-caller.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import { findAvatar, saveAvatar } from './avatars.repository.ts'
import { makeAvatar } from './make-avatar.ts'
import { avatarAddress } from './profile.presenter.ts'
import { readProfile } from './read-profile.ts'

const Picture = z.object({ id, file: z.string().regex(/^[0-9a-f]{64}\.webp$/) })
const uploadsAnHour = { max: 30, windowSeconds: 3_600 }

export type AvatarDeps = Deps & CallerDeps

/** Uploads an avatar as a form, and serves it to whoever knows the hash in its URL. */
export async function registerAvatarRoutes(app: FastifyInstance, deps: AvatarDeps): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: limits.avatar, files: 1, fields: 0, parts: 1 } })
    scope.post('/v1/users/upload-avatar', { bodyLimit: limits.avatar + 10_000 }, async (request, reply) => {
      const left = clientLeft(reply)
      const { userId } = await requireCaller(deps, request)
      await readProfile(deps, userId)
      const wait = await countAttempt(deps, `upload-avatar ${userId}`, uploadsAnHour)
      if (wait !== undefined) throw failure('TOO_MANY_REQUESTS', { details: { retryAfterSeconds: wait } })
      if (!request.isMultipart()) throw failure('UNSUPPORTED_MEDIA_TYPE')
      const part = await request.file().catch(refuseForm)
      if (part?.fieldname !== 'avatar') throw failure('AVATAR_NOT_AN_IMAGE')
      const webp = await makeAvatar(deps.pictureScaler, userId, await part.toBuffer().catch(refuseForm), left)
      const contentHash = createHash('sha256').update(webp).digest('hex')
      await saveAvatar(deps.db, { userId, contentHash, webp, madeAt: deps.clock() })
      return { data: { avatarUrl: avatarAddress(userId, contentHash) } }
    })
  })

  app.get('/v1/users/:id/avatars/:file', async (request, reply) => {
    const wanted = Picture.safeParse(request.params)
    if (!wanted.success) throw failure('NOT_FOUND')
    const webp = await findAvatar(deps.db, wanted.data.id, wanted.data.file.slice(0, -'.webp'.length))
    if (!webp) throw failure('NOT_FOUND')
    return reply.header('cache-control', 'private, max-age=31536000, immutable').type('image/webp').send(webp)
  })
}

function refuseForm(fault: { code?: string; statusCode?: number }): never {
  if (fault.code === 'FST_REQ_FILE_TOO_LARGE' || fault.statusCode === 413) throw failure('AVATAR_TOO_LARGE')
  throw failure('AVATAR_NOT_AN_IMAGE', { cause: fault })
}
