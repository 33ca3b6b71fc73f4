import type { Passkey } from '@lettrine/contract/second-factor'
import type { PasskeyRow } from './passkeys.repository.ts'

export const presentPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  addedAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
