import { useState } from 'react'
import { Button } from './button.tsx'
import type { ConfirmDialogProps } from './confirm-dialog-props.ts'
import { DialogBox } from './dialog-box.tsx'
import { TextField } from './text-field.tsx'
import { uiTexts } from './ui.fr.ts'

/** Confirmation before a loss. */
export function ConfirmDialogBox({
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
    <DialogBox
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
    </DialogBox>
  )
}
