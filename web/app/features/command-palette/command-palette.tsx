import './command-palette.css'
import { Dialog } from '@base-ui/react/dialog'
import { useRef } from 'react'
import { paletteText as texts } from './command-palette.fr.ts'
import { PaletteSearch } from './palette-search.tsx'

/** Search of pages, actions, letters, templates and help, in a dialog over the current page. */
export function CommandPalette({
  open,
  onOpenChange,
  isAdmin,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  isAdmin: boolean
}) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="palette-backdrop" />
        <Dialog.Popup className="palette" initialFocus={field}>
          <Dialog.Title className="sr-only">{texts.title}</Dialog.Title>
          <PaletteSearch field={field} isAdmin={isAdmin} onDone={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
