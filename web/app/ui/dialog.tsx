import type { DialogProps } from './dialog-props.ts'
import { loadedWhenOpen } from './loaded-when-open.tsx'

/** Modal dialog; on a phone, a sheet from below. */
export const Dialog = loadedWhenOpen<DialogProps>(async () => (await import('./dialog-box.tsx')).DialogBox)
