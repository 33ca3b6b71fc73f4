import type { ReactNode } from 'react'

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
