import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './text-field.tsx'
import { uiTexts } from './ui.fr.ts'

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  /** Names the action: «Supprimer». */
  confirmLabel: string
  onConfirm: () => void
  busy?: boolean
  /** A word to type before the button is enabled, for irreversible actions. */
  typedWord?: string
}

/** Confirmation before a loss. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  onConfirm,
  busy = false,
  typedWord,
}: ConfirmDialogProps) {
  const [typed, setTyped] = useState('')
  const close = (next: boolean) => {
    setTyped('')
    onOpenChange(next)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="ghost" onClick={() => close(false)}>
            {uiTexts.cancel}
          </Button>
          <Button
            variant="danger"
            busy={busy}
            disabled={typedWord !== undefined && typed !== typedWord}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {typedWord ? (
        <TextField
          label={uiTexts.typeToConfirm(typedWord)}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value.toUpperCase())}
        />
      ) : null}
    </Dialog>
  )
}
