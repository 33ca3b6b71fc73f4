import { createHash } from 'node:crypto'
import { failedSignInHours } from '@lettrine/contract/retention'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { failure } from '../../platform/failure.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import { describeDevice } from './device.ts'
import { findUserIdByEmail } from './find-user.ts'
import { newDeviceSignedIn } from './identity.events.ts'
import { identityFailureMessages as texts } from './identity-failure.fr.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import { methodsOf } from './sessions.repository.ts'
import { beginAttempt, type Counter, type DelayPolicy, resetDelay } from './sign-in-delays.ts'

const hour = 3_600
const nobody = '00000000-0000-0000-0000-000000000000'

/** One known device, or one address and one account. */
const onePerson: DelayPolicy = {
  free: 5,
  firstSeconds: 5,
  mostSeconds: 900,
  forgottenAfterSeconds: failedSignInHours * hour,
}
/** One network address, perhaps shared by a whole school. */
const oneAddress: DelayPolicy = { free: 50, firstSeconds: 2, mostSeconds: 300, forgottenAfterSeconds: hour }
/** One account from unknown devices: delayed a minute at most. */
const oneAccount: DelayPolicy = {
  free: 30,
  firstSeconds: 1,
  mostSeconds: 60,
  forgottenAfterSeconds: failedSignInHours * hour,
}

export type ThrottleDeps = {
  db: Database
  clock: Clock
  events: Events
  deviceSecret: string
  publicUrl: string
}

type Attempt = {
  /** The password was right; a second step may follow. */
  passed: () => Promise<void>
  failed: () => Promise<void>
}

// Hashed, so that the table does not list who tries to sign in.
const keyOf = (kind: string, ...parts: string[]) =>
  `${kind} ${createHash('sha256').update(parts.join(' ')).digest('base64url')}`

/**
 * Allows a sign-in attempt, or refuses with `TOO_MANY_REQUESTS` and the delay. A known device has its own counter, so
 * that attempts from elsewhere cannot lock it out.
 */
export async function beginSignIn(
  deps: ThrottleDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): Promise<Attempt> {
  const account = email.toLowerCase()
  const device = knownDevice(request, deps.deviceSecret, account)
  const person: Counter = device
    ? { key: keyOf('device', device, account), policy: onePerson }
    : { key: keyOf('person', clientNetwork(request), account), policy: onePerson }
  const shared: Counter[] = [
    { key: keyOf('address', clientNetwork(request)), policy: oneAddress },
    { key: keyOf('account', account), policy: oneAccount },
  ]
  const counters = device ? [person] : [person, ...shared]
  const wait = await beginAttempt(deps, counters)
  if (wait !== undefined) {
    reply.header('retry-after', wait)
    throw failure('TOO_MANY_REQUESTS', {
      message: texts.tooMany(wait),
      details: { retryAfterSeconds: wait },
    })
  }
  return {
    // Better Auth queries the sign-in methods only of existing accounts: this evens out the timing.
    failed: async () => {
      const userId = await findUserIdByEmail(deps.db, account)
      if (userId === undefined) await methodsOf(deps.db, nobody)
    },
    passed: () => resetDelay(deps, counters, new Set([person.key])),
  }
}

/** Called once someone is signed in: remembers their device, and tells them of a new one. */
export async function noteSignIn(
  deps: ThrottleDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): Promise<void> {
  const account = email.toLowerCase()
  const isKnown = knownDevice(request, deps.deviceSecret, account) !== undefined
  rememberDevice(request, reply, deps, account)
  if (!isKnown) await publishNewDevice(deps, account, request.headers['user-agent'] ?? null)
}

async function publishNewDevice({ db, events }: ThrottleDeps, account: string, userAgent: string | null) {
  const userId = await findUserIdByEmail(db, account)
  if (userId === undefined) return
  await events.publish(db, newDeviceSignedIn, { userId, device: describeDevice(userAgent) })
}
