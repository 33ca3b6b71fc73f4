import type { Deps } from '../../../platform/http/api.ts'
import { asAttempt, consumeCode } from './check-code.ts'
import { notifyCodesLeft } from './notify-factor-change.ts'
import type { SessionUser } from './prove-owner.ts'
import { saveProof } from './second-factor.repository.ts'
import type { SecretVault } from './secret-vault.ts'

/** Proves the second factor in the caller's session, with a code. */
export async function proveSecondFactor(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'mailer' | 'publicUrl'>,
  vault: SecretVault,
  user: SessionUser,
  code: string,
): Promise<void> {
  const used = await asAttempt(deps, user.id, () => consumeCode(deps, vault, user.id, code))
  await saveProof(deps.db, user.sessionId, deps.clock())
  await notifyCodesLeft(deps, user.id, used.recoveryCodesLeft)
}
