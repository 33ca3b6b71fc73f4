import type { PasskeySignIn } from '@lettrine/contract/passkeys'
import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { Deps } from '../../../platform/http/api.ts'
import { hashSessionToken } from '../hashed-session-tokens.ts'
import { sessions } from '../identity.tables.ts'
import { sessionCookie } from '../session-cookies.ts'
import { endSessions } from '../sessions.repository.ts'
import { noteSignIn, type ThrottleDeps } from '../sign-in-throttle.ts'
import { notifyCodesLeft, notifyFactorChange } from './notify-factor-change.ts'
import { findPasskeyOwner, recordPasskeyUse } from './passkeys.repository.ts'
import { hashesIn } from './recovery-codes.ts'
import { findSecondFactor, markStepUsed, recordUse, saveProof } from './second-factor.repository.ts'
import type { SecretVault } from './secret-vault.ts'
import { stepOfCode } from './totp.ts'

type ProofDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'mailer' | 'publicUrl'> &
  ThrottleDeps & { vault: SecretVault }

const ownerProofMs = 10 * 60_000

async function findSession(db: Pick<Database, 'select'>, token: string) {
  const [session] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.token, hashSessionToken(token)))
  return session
}

/** The session of a request’s cookie. Better Auth checks the signature of the cookie and the end of the session. */
function sessionOf({ db, publicUrl }: Pick<Deps, 'db' | 'publicUrl'>, request: FastifyRequest) {
  const token = request.cookies[sessionCookie(publicUrl).name]?.split('.')[0]
  return token ? findSession(db, token) : undefined
}

/** Requires that the session proved its owner in the last ten minutes: see `beginPasskey`. */
export async function requireOwnerProof(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl'>,
  request: FastifyRequest,
): Promise<void> {
  const session = await sessionOf(deps, request)
  if (!session) throw failure('AUTHENTICATION_REQUIRED')
  const provedAt = session.ownerProvedAt?.getTime() ?? 0
  if (deps.clock().getTime() - provedAt >= ownerProofMs) throw failure('FRESH_SIGN_IN_REQUIRED')
}

/** Refuses a passkey of someone else than who is signed in: a proof must not change the person. */
export async function requireSamePerson(
  deps: Pick<Deps, 'db' | 'publicUrl'>,
  request: FastifyRequest,
  { response }: PasskeySignIn,
): Promise<void> {
  const session = await sessionOf(deps, request)
  if (session && (await findPasskeyOwner(deps.db, response.id)) !== session.userId)
    throw failure('PASSKEY_REFUSED')
}

type Told = { token?: string; session?: { token?: string }; user?: { id: string; email: string } }
type Proof = {
  kind: 'application' | 'recovery' | 'passkey' | 'new-passkey'
  body: Record<string, unknown>
  /** Better Auth’s answer. */
  told: unknown
}

/**
 * After Better Auth accepted a second step or a passkey: the session counts as proved, the device is remembered, and a code
 * is not used twice.
 * @throws `SECOND_FACTOR_CODE_WRONG` for a code that was used before
 */
export async function finishProof(
  deps: ProofDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, body, told }: Proof,
): Promise<void> {
  const { db } = deps
  const now = deps.clock()
  if (kind === 'new-passkey') return finishRegistration(deps, request, String(body.name))
  const { token, session, user } = told as Told
  const opened = await findSession(db, token ?? session?.token ?? '')
  if (!opened || !user) throw new Error('Better Auth opened no session')
  if (kind === 'application' && !(await consumeStep(deps, user.id, String(body.code)))) {
    await endSessions(db, user.id, opened.id)
    throw failure('SECOND_FACTOR_CODE_WRONG')
  }
  await saveProof(db, opened.id, now)
  await noteSignIn(deps, request, reply, user.email)
  if (kind === 'recovery') await finishRecovery(deps, user.id)
  if (kind === 'passkey') await finishPasskey(deps, request, (body as PasskeySignIn).response.id)
}

async function consumeStep({ db, clock, vault }: ProofDeps, userId: string, code: string): Promise<boolean> {
  const row = await findSecondFactor(db, userId)
  const secret = row && (await vault.open(row.secret))
  const step = secret && (await stepOfCode(secret, code, clock()))
  return step ? markStepUsed(db, userId, step, clock()) : false
}

async function finishRecovery(deps: ProofDeps, userId: string): Promise<void> {
  await recordUse(deps.db, userId, deps.clock())
  const row = await findSecondFactor(deps.db, userId)
  await notifyCodesLeft(deps, userId, row && hashesIn(row.backupCodes).length)
}

async function finishPasskey(deps: ProofDeps, request: FastifyRequest, credentialId: string): Promise<void> {
  await recordPasskeyUse(deps.db, credentialId, deps.clock())
  // A proof by a signed-in person opened another session.
  const before = await sessionOf(deps, request)
  if (before) await endSessions(deps.db, before.userId, before.id)
}

/** The device just verified its person: that is a proof, too. */
async function finishRegistration(deps: ProofDeps, request: FastifyRequest, name: string): Promise<void> {
  const session = await sessionOf(deps, request)
  if (!session) return
  await saveProof(deps.db, session.id, deps.clock())
  await deps.db.transaction((tx) =>
    notifyFactorChange(deps, tx, session.userId, { kind: 'passkey-added', name }),
  )
}

/** Whether the answer of a sign-in asks for a second step, in which case no one is signed in. */
export const isSecondStepNeeded = (told: unknown): boolean =>
  (told as { twoFactorRedirect?: boolean } | undefined)?.twoFactorRedirect === true
