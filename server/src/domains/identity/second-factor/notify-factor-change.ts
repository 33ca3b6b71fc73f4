import type { Database } from '../../../platform/database/database.ts'
import type { Deps } from '../../../platform/http/api.ts'
import { renderMail } from '../../../platform/mail/layout.ts'
import { findUser } from '../accounts.repository.ts'
import { instantInParis } from '../identity.mail.fr.ts'
import {
  passkeyAddedMail,
  passkeyRemovedMail,
  recoveryCodesLowMail,
  secondFactorOffMail,
  secondFactorOnMail,
  secondFactorResetMail,
} from './second-factor.mail.fr.ts'

type NotifyDeps = Pick<Deps, 'clock' | 'newId' | 'mailer' | 'publicUrl'>

/** What a mail tells about the ways to prove who one is. */
type FactorChange =
  | { kind: 'on' | 'off' | 'reset' }
  | { kind: 'passkey-added' | 'passkey-removed'; name: string }
  | { kind: 'codes-low'; left: number }

/** From here on, a mail tells how many recovery codes are left. */
const fewCodes = 2

/** Mails a change to the person, in its transaction. */
export async function notifyFactorChange(
  { clock, newId, mailer, publicUrl }: NotifyDeps,
  tx: Database,
  userId: string,
  change: FactorChange,
): Promise<void> {
  const user = await findUser(tx, userId)
  if (!user) return
  const about = {
    name: user.name,
    email: user.email,
    when: instantInParis(clock()),
    url: `${publicUrl}/dashboard/security`,
  }
  await mailer.send(tx, {
    to: user.email,
    userId,
    idempotencyKey: `second-factor ${newId()}`,
    ...renderMail(wordsOf(change, about), publicUrl),
  })
}

function wordsOf(change: FactorChange, about: Parameters<typeof secondFactorOnMail>[0]) {
  switch (change.kind) {
    case 'on':
      return secondFactorOnMail(about)
    case 'off':
      return secondFactorOffMail(about)
    case 'reset':
      return secondFactorResetMail(about)
    case 'passkey-added':
      return passkeyAddedMail(about, change.name)
    case 'passkey-removed':
      return passkeyRemovedMail(about, change.name)
    case 'codes-low':
      return recoveryCodesLowMail(about, change.left)
  }
}

/** Mails that few recovery codes are left, after one was used. */
export async function notifyCodesLeft(
  deps: NotifyDeps & Pick<Deps, 'db'>,
  userId: string,
  left: number | undefined,
): Promise<void> {
  if (left === undefined || left > fewCodes) return
  await deps.db.transaction((tx) => notifyFactorChange(deps, tx, userId, { kind: 'codes-low', left }))
}
