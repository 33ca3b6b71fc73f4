import { failure } from '../../../platform/failure.ts'
import type { Deps } from '../../../platform/http/api.ts'
import { notifyFactorChange } from './notify-factor-change.ts'
import { deletePasskey, type PasskeyRow, saveOwnerProof, updatePasskeyName } from './passkeys.repository.ts'
import type { SessionUser } from './prove-owner.ts'
import { countPasskeys } from './second-factor.repository.ts'
import { requireOwner } from './set-up.ts'

const maxPasskeys = 10

/**
 * Proves who adds a passkey: the session may add some for ten minutes, through Better Auth's endpoints.
 * @throws `TOO_MANY_PASSKEYS`, and what `requireOwner` throws
 */
export async function beginPasskey(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  password: string | undefined,
): Promise<void> {
  if ((await countPasskeys(deps.db, user.id)) >= maxPasskeys) throw failure('TOO_MANY_PASSKEYS')
  await requireOwner(deps, user, password)
  await saveOwnerProof(deps.db, user.sessionId, deps.clock())
}

export async function renamePasskey(
  { db }: Pick<Deps, 'db'>,
  user: SessionUser,
  change: { id: string; name: string },
): Promise<PasskeyRow> {
  const renamed = await updatePasskeyName(db, user.id, change)
  if (!renamed) throw failure('PASSKEY_NOT_FOUND')
  return renamed
}

/** Removes a passkey; a mail tells it. */
export async function removePasskey(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'mailer' | 'publicUrl'>,
  user: SessionUser,
  { id, password }: { id: string; password?: string | undefined },
): Promise<void> {
  await requireOwner(deps, user, password)
  await deps.db.transaction(async (tx) => {
    const removed = await deletePasskey(tx, user.id, id)
    if (!removed) throw failure('PASSKEY_NOT_FOUND')
    await notifyFactorChange(deps, tx, user.id, { kind: 'passkey-removed', name: removed.name })
  })
}
