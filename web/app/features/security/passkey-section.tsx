import type { Passkey } from '@lettrine/contract/second-factor'
import { KeyRound, Pencil } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { createPasskey, hasPasskeys, isPasskeyCancelled } from '../../lib/session/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { OwnerDialog } from './owner-dialog.tsx'
import { PasskeyNameField } from './passkey-name-field.tsx'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'
import { passkeyNameOf, secondFactorTexts, passkeyTexts as texts } from './second-factor.fr.ts'
import { useRefreshSecondFactor, useSecondFactor } from './second-factor.queries.ts'
import { useSessions } from './security.queries.ts'
import { SecuritySection } from './security-section.tsx'

type Step = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey }

/** The passkeys of the account: to add, to rename, to remove. */
export function PasskeySection({ now }: { now: Date }) {
  const query = useSecondFactor()
  const state = query.data?.data
  const [step, setStep] = useState<Step>()
  const end = () => setStep(undefined)
  return (
    <SecuritySection title={texts.title} lead={texts.lead} query={query} failed={secondFactorTexts.failed}>
      {state && state.passkeys.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line border-line border-y">
          {state.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              now={now}
              onRename={() => setStep({ kind: 'rename', passkey })}
              onRemove={() => setStep({ kind: 'remove', passkey })}
            />
          ))}
        </ul>
      ) : (
        <p className="text-ink-muted text-ui">{texts.none}</p>
      )}
      {hasPasskeys() ? (
        <Button variant="secondary" className="self-start" onClick={() => setStep({ kind: 'add' })}>
          {texts.add}
        </Button>
      ) : (
        <p className="text-ink-muted text-small">{texts.unavailable}</p>
      )}
      {state && step?.kind === 'add' ? <AddDialog hasPassword={state.hasPassword} onClose={end} /> : null}
      {step?.kind === 'rename' ? <RenamePasskeyDialog passkey={step.passkey} onClose={end} /> : null}
      {state && step?.kind === 'remove' ? (
        <RemoveDialog passkey={step.passkey} hasPassword={state.hasPassword} onClose={end} />
      ) : null}
    </SecuritySection>
  )
}

function PasskeyRow({
  passkey: { name, addedAt, lastUsedAt },
  now,
  onRename,
  onRemove,
}: {
  passkey: Passkey
  now: Date
  onRename: () => void
  onRemove: () => void
}) {
  const use = lastUsedAt ? texts.lastUse(lastUsedAt, now) : texts.neverUsed
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <KeyRound aria-hidden="true" size={20} className="shrink-0 text-ink-muted" />
      <div className="min-w-40 flex-1">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="text-ink-muted text-small">{`${texts.added(addedAt)}, ${use}`}</p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          size="small"
          icon={<Pencil aria-hidden="true" size={16} />}
          aria-label={texts.renameOf(name)}
          onClick={onRename}
        >
          {texts.rename}
        </Button>
        <Button variant="secondary" size="small" aria-label={texts.removeOf(name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </li>
  )
}

function AddDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const refresh = useRefreshSecondFactor()
  const here = useSessions().data?.data.sessions.find(({ isCurrent }) => isCurrent)
  const [name, setName] = useState(passkeyNameOf(here?.device))
  return (
    <OwnerDialog
      title={texts.add}
      lead={texts.addLead}
      confirm={secondFactorTexts.goOn}
      hasPassword={hasPassword}
      explain={(fault) =>
        isPasskeyCancelled(fault) || fault instanceof DOMException ? texts.cancelled : undefined
      }
      onProved={async (proof) => {
        await api.passkeys.begin(proof)
        await createPasskey(name.trim() || passkeyNameOf(here?.device))
        toast.success({ title: texts.addedToast })
        onClose()
        void refresh()
      }}
      onClose={onClose}
    >
      <PasskeyNameField value={name} onChange={setName} />
    </OwnerDialog>
  )
}

function RemoveDialog({
  passkey: { id, name },
  hasPassword,
  onClose,
}: {
  passkey: Passkey
  hasPassword: boolean
  onClose: () => void
}) {
  const refresh = useRefreshSecondFactor()
  return (
    <OwnerDialog
      title={texts.removeTitle(name)}
      lead={texts.removeLead}
      confirm={texts.remove}
      isDanger
      hasPassword={hasPassword}
      onProved={async (proof) => {
        await api.passkeys.remove({ id, ...proof })
        toast.success({ title: texts.removed })
        onClose()
        void refresh()
      }}
      onClose={onClose}
    />
  )
}
