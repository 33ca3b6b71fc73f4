import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classes } from './classes.ts'
import type { DialogProps } from './dialog-props.ts'
import { IconButton } from './icon-button.tsx'
import { uiTexts } from './ui.fr.ts'

const backdrop =
  'fixed inset-0 z-(--z-dialog) bg-scrim transition-opacity duration-base data-ending-style:opacity-0 data-starting-style:opacity-0'

const widths = {
  regular: 'sm:w-[28rem]',
  medium: 'sm:w-[36rem]',
  wide: 'sm:w-[min(60rem,calc(100vw-3rem))]',
  plans: 'sm:w-[min(71rem,calc(100vw-3rem))]',
} as const

/** The second tap of a pair that opened a dialog falls on its backdrop. */
const secondTapMs = 400

/** Modal dialog; on a phone, a sheet from below. */
export function DialogBox({
  open,
  onOpenChange,
  title,
  description,
  actions,
  children,
  size = 'regular',
  returnsFocus,
  initialFocus,
}: DialogProps) {
  const openedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (open) openedAt.current = performance.now()
  }, [open])
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        const isSoon = performance.now() - openedAt.current < secondTapMs
        if (!(isSoon && details.reason === 'outside-press')) onOpenChange(next, details)
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup
          {...(returnsFocus && { finalFocus: returnsFocus })}
          {...(initialFocus && { initialFocus: () => initialFocus() ?? true })}
          className={classes(
            'fixed z-(--z-dialog) flex max-h-[92dvh] flex-col bg-raised text-ink shadow-dialog outline-none transition-[opacity,transform] duration-base ease-(--ease-out)',
            'inset-x-0 bottom-0 rounded-t-dialog data-ending-style:translate-y-6 data-ending-style:opacity-0 data-starting-style:translate-y-6 data-starting-style:opacity-0',
            'sm:inset-x-auto sm:bottom-auto sm:top-1/2 sm:left-1/2 sm:max-w-[calc(100vw-3rem)] sm:-translate-1/2 sm:rounded-dialog sm:data-ending-style:-translate-y-[calc(50%-8px)] sm:data-starting-style:-translate-y-[calc(50%-8px)]',
            widths[size],
          )}
        >
          <div className="flex items-start gap-4 px-6 pt-6 pb-2">
            <Base.Title className="min-w-0 flex-1 font-serif text-h3 leading-head tracking-head">
              {title}
            </Base.Title>
            <Base.Close render={<IconButton label={uiTexts.close} icon={<X />} className="-mt-1 -mr-2" />} />
          </div>
          <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-6 pt-1 pb-6">
            {description ? (
              <Base.Description className="text-ui text-ink-muted">{description}</Base.Description>
            ) : null}
            {children}
          </div>
          {actions ? (
            <div className="flex flex-wrap justify-end gap-2.5 border-line border-t px-6 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {actions}
            </div>
          ) : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
