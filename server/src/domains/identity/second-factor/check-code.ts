import { createHash } from 'node:crypto'
import { failedSignInHours } from '@lettrine/contract/retention'
import { failure } from '../../../platform/failure.ts'
import type { Deps } from '../../../platform/http/api.ts'
import { beginAttempt, type DelayPolicy, resetDelay } from '../sign-in-delays.ts'
import { hashesIn, hashRecoveryCode } from './recovery-codes.ts'
import {
  findSecondFactor,
  markStepUsed,
  replaceCodes,
  type SecondFactorRow,
} from './second-factor.repository.ts'
import type { SecretVault } from './secret-vault.ts'
import { stepOfCode } from './totp.ts'

type CheckDeps = Pick<Deps, 'db' | 'clock'>

const wrongCodes: DelayPolicy = {
  free: 5,
  firstSeconds: 5,
  mostSeconds: 900,
  forgottenAfterSeconds: failedSignInHours * 3_600,
}

/** Whether a typed code is one of an application; all others are recovery codes. */
const isApplicationCode = (code: string): boolean => /^\d{6}$/.test(code)

/**
 * Runs `check` as one attempt at the codes of a user. Wrong ones in a row are delayed, as passwords are, in all processes
 * together.
 * @throws `TOO_MANY_REQUESTS`, and what `check` throws
 */
export async function asAttempt<Result>(
  deps: CheckDeps,
  userId: string,
  check: () => Promise<Result>,
): Promise<Result> {
  const key = `second-factor ${createHash('sha256').update(userId).digest('base64url')}`
  const counters = [{ key, policy: wrongCodes }]
  const wait = await beginAttempt(deps, counters)
  if (wait !== undefined) throw failure('TOO_MANY_REQUESTS', { details: { retryAfterSeconds: wait } })
  const result = await check()
  await resetDelay(deps, counters, new Set([key]))
  return result
}

/** The period of a code of the application; fails for a wrong code. */
export async function requireStep(
  { clock }: CheckDeps,
  vault: SecretVault,
  row: SecondFactorRow,
  code: string,
): Promise<number> {
  const secret = await vault.open(row.secret)
  const step = secret && (await stepOfCode(secret, code, clock()))
  if (!step) throw wrongCode('SECOND_FACTOR_CODE_WRONG')
  return step
}

/**
 * Uses up a code of the application, or a recovery code. Returns the recovery codes that are left, where one was used.
 * @throws `SECOND_FACTOR_OFF`, `SECOND_FACTOR_CODE_WRONG`, `RECOVERY_CODE_WRONG`
 */
export async function consumeCode(
  deps: CheckDeps,
  vault: SecretVault,
  userId: string,
  code: string,
): Promise<{ recoveryCodesLeft?: number }> {
  const row = await findSecondFactor(deps.db, userId)
  if (!row?.verified) throw failure('SECOND_FACTOR_OFF')
  if (!isApplicationCode(code)) return { recoveryCodesLeft: await consumeRecoveryCode(deps, row, code) }
  const step = await requireStep(deps, vault, row, code)
  if (!(await markStepUsed(deps.db, userId, step, deps.clock()))) throw wrongCode('SECOND_FACTOR_CODE_WRONG')
  return {}
}

async function consumeRecoveryCode(deps: CheckDeps, row: SecondFactorRow, code: string): Promise<number> {
  const hash = hashRecoveryCode(code)
  const hashes = hashesIn(row.backupCodes)
  const left = hashes.filter((one) => one !== hash)
  const change = { before: row.backupCodes, after: JSON.stringify(left), usedAt: deps.clock() }
  // Of two requests with one code, only the first finds the codes as they were.
  if (left.length === hashes.length || !(await replaceCodes(deps.db, row.userId, change)))
    throw wrongCode('RECOVERY_CODE_WRONG')
  return left.length
}

function wrongCode(code: 'SECOND_FACTOR_CODE_WRONG' | 'RECOVERY_CODE_WRONG') {
  return failure(code, { details: [{ path: 'code', message: failure(code).message }] })
}
