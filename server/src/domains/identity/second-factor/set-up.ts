import { failure } from '../../../platform/failure.ts'
import type { Deps } from '../../../platform/http/api.ts'
import { countAttempt } from '../../../platform/rate-limit.ts'
import { findUser } from '../accounts.repository.ts'
import { asAttempt, requireStep } from './check-code.ts'
import { notifyFactorChange } from './notify-factor-change.ts'
import { factorsOf, requireFreshOwner, type SessionUser } from './prove-owner.ts'
import { newRecoveryCodes, storedCodes } from './recovery-codes.ts'
import {
  findSecondFactor,
  forgetTrustedDevices,
  removeSecondFactor,
  replaceCodes,
  saveActivation,
  saveProof,
  saveSetup,
} from './second-factor.repository.ts'
import type { SecretVault } from './secret-vault.ts'
import { applicationSetup } from './totp.ts'

type SetupDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'mailer' | 'publicUrl'>

const attempts = { max: 10, windowSeconds: 900 }

/** Counts what asks for the password, then requires it with all else that the account can prove. */
export async function requireOwner(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  password: string | undefined,
): Promise<void> {
  const wait = await countAttempt(deps, `change-factors ${user.id}`, attempts)
  if (wait !== undefined) throw failure('TOO_MANY_REQUESTS', { details: { retryAfterSeconds: wait } })
  await requireFreshOwner(deps, user, password)
}

/** Begins to set up an application. Its key counts for nothing before `activateSecondFactor`. */
export async function beginSetup(
  deps: SetupDeps,
  vault: SecretVault,
  user: SessionUser,
  password: string | undefined,
): Promise<{ uri: string; key: string }> {
  await requireOwner(deps, user, password)
  const account = await findUser(deps.db, user.id)
  if (!account) throw failure('AUTHENTICATION_REQUIRED')
  const secret = vault.newSecret()
  const setup = {
    id: deps.newId(),
    userId: user.id,
    secret: await vault.seal(secret),
    createdAt: deps.clock(),
  }
  if (!(await saveSetup(deps.db, setup))) throw failure('SECOND_FACTOR_ON')
  return applicationSetup(secret, account.email)
}

/** Turns the second factor on with a first code of the application; returns the recovery codes. A mail tells it. */
export async function activateSecondFactor(
  deps: SetupDeps,
  vault: SecretVault,
  user: SessionUser,
  code: string,
): Promise<string[]> {
  const row = await findSecondFactor(deps.db, user.id)
  if (!row) throw failure('SECOND_FACTOR_OFF')
  if (row.verified) throw failure('SECOND_FACTOR_ON')
  const step = await asAttempt(deps, user.id, () => requireStep(deps, vault, row, code))
  const codes = newRecoveryCodes()
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    const activation = { step, backupCodes: storedCodes(codes), now }
    if (!(await saveActivation(tx, user.id, activation))) throw failure('SECOND_FACTOR_ON')
    await saveProof(tx, user.sessionId, now)
    await notifyFactorChange(deps, tx, user.id, { kind: 'on' })
  })
  return codes
}

/** Ten other recovery codes; devices that skipped the second step ask for it again. */
export async function renewRecoveryCodes(
  deps: SetupDeps,
  user: SessionUser,
  password: string | undefined,
): Promise<string[]> {
  const row = await findSecondFactor(deps.db, user.id)
  if (!row?.verified) throw failure('SECOND_FACTOR_OFF')
  await requireOwner(deps, user, password)
  const codes = newRecoveryCodes()
  await deps.db.transaction(async (tx) => {
    const change = { before: row.backupCodes, after: storedCodes(codes) }
    if (!(await replaceCodes(tx, user.id, change))) throw failure('SECOND_FACTOR_OFF')
    await forgetTrustedDevices(tx, user.id)
  })
  return codes
}

/** Turns the second factor off; a mail tells it. */
export async function turnOffSecondFactor(
  deps: SetupDeps,
  user: SessionUser,
  password: string | undefined,
): Promise<void> {
  if (!(await factorsOf(deps.db, user.id)).hasApplication) throw failure('SECOND_FACTOR_OFF')
  await requireOwner(deps, user, password)
  await deps.db.transaction(async (tx) => {
    if (await removeSecondFactor(tx, user.id, deps.clock()))
      await notifyFactorChange(deps, tx, user.id, { kind: 'off' })
  })
}
