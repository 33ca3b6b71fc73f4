import type { Database } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { Deps } from '../../../platform/http/api.ts'
import { isAdministrator } from '../administrators.ts'
import { hasPassword, requireCurrentPassword } from '../current-password.ts'
import { countPasskeys, findProof, findSecondFactor } from './second-factor.repository.ts'

/** A caller of the API in one session. */
export type SessionUser = { id: string; sessionId: string }

type ProofDeps = Pick<Deps, 'db' | 'clock'>

/** How long a proof of the second factor, or a sign-in without a password, counts for what is grave. */
const proofMs = 10 * 60_000

const isRecent = (at: Date, now: Date) => now.getTime() - at.getTime() < proofMs

/** What an account can prove beside a password. */
export async function factorsOf(db: Database, userId: string) {
  const [application, passkeys] = await Promise.all([findSecondFactor(db, userId), countPasskeys(db, userId)])
  return { hasApplication: application?.verified === true, passkeys }
}

/**
 * Requires a proof of the second factor in the last ten minutes, for an account that has one: a code, a passkey, or a
 * sign-in with them. The passkeys of an administrator are a second factor too; those of others replace the password.
 * @throws `SECOND_FACTOR_REQUIRED`
 */
export async function requireSecondFactor({ db, clock }: ProofDeps, user: SessionUser): Promise<void> {
  const { hasApplication, passkeys } = await factorsOf(db, user.id)
  const isNeeded = hasApplication || (passkeys > 0 && (await isAdministrator(db, user.id)))
  if (!isNeeded) return
  const proof = await findProof(db, user)
  if (!proof?.provedAt || !isRecent(proof.provedAt, clock())) throw failure('SECOND_FACTOR_REQUIRED')
}

/**
 * Requires all that an account can prove, before what is grave: the current password, where it has one, and the second
 * factor, where it has one.
 * @param field - form field of the password, for the error
 * @throws `WRONG_PASSWORD`, `SECOND_FACTOR_REQUIRED`
 */
export async function requireProvenOwner(
  deps: ProofDeps,
  user: SessionUser,
  password: string,
  field: string,
): Promise<void> {
  await requireCurrentPassword(deps.db, user.id, password, field)
  await requireSecondFactor(deps, user)
}

/**
 * The same for a change of what signs in. An account without a password needs a sign-in, or a proof of the second factor,
 * of the last ten minutes.
 * @throws `FRESH_SIGN_IN_REQUIRED` too
 */
export async function requireFreshOwner(
  deps: ProofDeps,
  user: SessionUser,
  password: string | undefined,
): Promise<void> {
  await requireProvenOwner(deps, user, password ?? '', 'password')
  if (await hasPassword(deps.db, user.id)) return
  const proof = await findProof(deps.db, user)
  const now = deps.clock()
  const isFresh = proof && [proof.openedAt, proof.provedAt].some((at) => at !== null && isRecent(at, now))
  if (!isFresh) throw failure('FRESH_SIGN_IN_REQUIRED')
}

/**
 * Requires that an administrator has a second factor or a passkey, and proved it in this session.
 * @throws `SECOND_FACTOR_NOT_SET_UP`, `SECOND_FACTOR_REQUIRED`
 */
export async function requireStrongSession(db: Database, user: SessionUser): Promise<void> {
  const { hasApplication, passkeys } = await factorsOf(db, user.id)
  if (!hasApplication && passkeys === 0) throw failure('SECOND_FACTOR_NOT_SET_UP')
  const proof = await findProof(db, user)
  if (!proof?.provedAt) throw failure('SECOND_FACTOR_REQUIRED')
}
