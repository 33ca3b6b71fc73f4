import type { ConfirmDialogProps } from './confirm-dialog-props.ts'
import { loadedWhenOpen } from './loaded-when-open.tsx'

/** Confirmation before a loss. */
export const ConfirmDialog = loadedWhenOpen<ConfirmDialogProps>(
  async () => (await import('./confirm-dialog-box.tsx')).ConfirmDialogBox,
)
