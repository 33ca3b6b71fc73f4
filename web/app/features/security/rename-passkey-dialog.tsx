import type { Passkey } from '@lettrine/contract/second-factor'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { PasskeyNameField } from './passkey-name-field.tsx'
import { secondFactorTexts, passkeyTexts as texts } from './second-factor.fr.ts'
import { useRenamePasskey } from './second-factor.queries.ts'

/** Another name for a passkey. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const formId = useId()
  const [name, setName] = useState(passkey.name)
  const rename = useRenamePasskey()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    rename.mutate(
      { id: passkey.id, name },
      {
        onSuccess: () => {
          toast.success({ title: texts.renamed })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.renameTitle}
      initialFocus={() => document.getElementById(formId)?.querySelector('input')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {secondFactorTexts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={rename.isPending} disabled={name.trim() === ''}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit}>
        <PasskeyNameField value={name} error={rename.error?.message} onChange={setName} />
      </form>
    </Dialog>
  )
}
