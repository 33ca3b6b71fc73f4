import type { Session } from '@lettrine/contract/sessions'
import { SignInMethod } from '@lettrine/contract/sessions'
import { failure } from '../../platform/failure.ts'
import { freshlySignedIn } from '../../platform/http/api.ts'
import { describeDevice, shortenAddress } from './device.ts'
import { forgetTrustedDevices } from './second-factor/second-factor.repository.ts'
import {
  endSessions,
  liveSessionsOf,
  methodsOf,
  type SessionRow,
  type SignInMethodRow,
} from './sessions.repository.ts'
import { unlinkProvider } from './unlink-provider.ts'

const routes = freshlySignedIn.sessions

/** Sessions and sign-in methods; requires a live session. */
export const sessionRoutes = {
  list: routes.list.handler(async ({ context }) => {
    const rows = await liveSessionsOf(context.db, context.user.id)
    return { data: { sessions: rows.map((row) => presentSession(row, context.user.sessionId)) } }
  }),
  revoke: routes.revoke.handler(async ({ input, context }) => {
    const ended = await endSessions(context.db, context.user.id, input.id)
    if (ended === 0) throw failure('SESSION_NOT_FOUND')
    return { data: { ended } }
  }),
  signOutEverywhere: routes.signOutEverywhere.handler(async ({ context }) => {
    await forgetTrustedDevices(context.db, context.user.id)
    return { data: { ended: await endSessions(context.db, context.user.id) } }
  }),
  methods: routes.methods.handler(async ({ context }) => ({
    data: { methods: (await methodsOf(context.db, context.user.id)).flatMap(presentMethod) },
  })),
  unlink: routes.unlink.handler(async ({ input, context }) => {
    await unlinkProvider(context, context.user.id, input.provider)
    return { data: { methods: (await methodsOf(context.db, context.user.id)).flatMap(presentMethod) } }
  }),
}

function presentSession(row: SessionRow, currentId: string): Session {
  return {
    id: row.id,
    device: describeDevice(row.userAgent),
    address: shortenAddress(row.ipAddress),
    openedAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isCurrent: row.id === currentId,
  }
}

function presentMethod({ providerId, createdAt }: SignInMethodRow) {
  const method = SignInMethod.safeParse(providerId === 'credential' ? 'password' : providerId)
  return method.success ? [{ method: method.data, since: createdAt.toISOString() }] : []
}
