import type { SecondFactorState } from '@lettrine/contract/second-factor'
import type { Database } from '../../../platform/database/database.ts'
import { freshlySignedIn } from '../../../platform/http/api.ts'
import { isAdministrator } from '../administrators.ts'
import { hasPassword } from '../current-password.ts'
import { presentPasskey } from './passkeys.presenter.ts'
import { listPasskeys } from './passkeys.repository.ts'
import { beginPasskey, removePasskey, renamePasskey } from './passkeys.ts'
import { proveSecondFactor } from './prove.ts'
import { hashesIn } from './recovery-codes.ts'
import { findSecondFactor } from './second-factor.repository.ts'
import type { SecretVault } from './secret-vault.ts'
import { activateSecondFactor, beginSetup, renewRecoveryCodes, turnOffSecondFactor } from './set-up.ts'

/** The second factor and the passkeys of an account; requires a live session. */
export function secondFactorRoutes(vault: SecretVault) {
  const { secondFactor, passkeys } = freshlySignedIn
  return {
    secondFactor: {
      state: secondFactor.state.handler(async ({ context }) => ({
        data: await readState(context.db, context.user.id),
      })),
      begin: secondFactor.begin.handler(async ({ input, context }) => ({
        data: await beginSetup(context, vault, context.user, input.password),
      })),
      activate: secondFactor.activate.handler(async ({ input, context }) => ({
        data: { recoveryCodes: await activateSecondFactor(context, vault, context.user, input.code) },
      })),
      renewCodes: secondFactor.renewCodes.handler(async ({ input, context }) => ({
        data: { recoveryCodes: await renewRecoveryCodes(context, context.user, input.password) },
      })),
      prove: secondFactor.prove.handler(async ({ input, context }) => {
        await proveSecondFactor(context, vault, context.user, input.code)
        return { data: { proved: true as const } }
      }),
      turnOff: secondFactor.turnOff.handler(async ({ input, context }) => {
        await turnOffSecondFactor(context, context.user, input.password)
        return { data: { isOn: false as const } }
      }),
    },
    passkeys: {
      begin: passkeys.begin.handler(async ({ input, context }) => {
        await beginPasskey(context, context.user, input.password)
        return { data: { begun: true as const } }
      }),
      rename: passkeys.rename.handler(async ({ input, context }) => ({
        data: presentPasskey(await renamePasskey(context, context.user, input)),
      })),
      remove: passkeys.remove.handler(async ({ input, context }) => {
        await removePasskey(context, context.user, input)
        return { data: { removed: true as const } }
      }),
    },
  }
}

async function readState(db: Database, userId: string): Promise<SecondFactorState> {
  const row = await findSecondFactor(db, userId)
  const application = row?.verified ? row : undefined
  return {
    isOn: application !== undefined,
    since: application?.createdAt.toISOString() ?? null,
    lastUsedAt: application?.lastUsedAt?.toISOString() ?? null,
    recoveryCodesLeft: application ? hashesIn(application.backupCodes).length : 0,
    hasPassword: await hasPassword(db, userId),
    isRequired: await isAdministrator(db, userId),
    passkeys: (await listPasskeys(db, userId)).map(presentPasskey),
  }
}
