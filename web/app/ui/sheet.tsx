import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { DialogProps } from './dialog-props.ts'
import { IconButton } from './icon-button.tsx'
import { uiTexts } from './ui.fr.ts'

/** Sheet that slides in: from below with a grabber on a phone, from the left on a wider screen. */
export function Sheet({ open, onOpenChange, title, description, actions, children }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-(--z-sheet) bg-scrim transition-opacity duration-base data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup className="fixed inset-x-0 bottom-0 z-(--z-sheet) flex max-h-[88dvh] flex-col rounded-t-dialog bg-paper text-ink shadow-dialog outline-none transition-transform duration-slow ease-(--ease-out) data-ending-style:translate-y-full data-starting-style:translate-y-full md:inset-y-0 md:right-auto md:left-0 md:max-h-none md:w-[22rem] md:rounded-none md:data-ending-style:-translate-x-full md:data-ending-style:translate-y-0 md:data-starting-style:-translate-x-full md:data-starting-style:translate-y-0">
          <span aria-hidden="true" className="mx-auto mt-2 h-1 w-9 rounded-full bg-line-strong md:hidden" />
          <div className="flex items-center gap-4 px-5 pt-3 pb-2">
            <Base.Title className="min-w-0 flex-1 font-serif text-h4">{title}</Base.Title>
            <Base.Close render={<IconButton label={uiTexts.close} icon={<X />} className="-mr-2" />} />
          </div>
          <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
            {description ? (
              <Base.Description className="text-small text-ink-muted">{description}</Base.Description>
            ) : null}
            {children}
          </div>
          {actions ? (
            <div className="flex justify-end gap-2.5 border-line border-t px-5 py-3">{actions}</div>
          ) : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
