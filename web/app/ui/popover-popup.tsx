import { Popover as Base } from '@base-ui/react/popover'
import { classes } from './classes.ts'
import type { PopoverProps } from './popover-props.ts'

/** A popover below its button. */
export function PopoverPopup({ trigger, title, children, isWide = false, ...state }: PopoverProps) {
  return (
    <Base.Root {...state}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={6} className="z-(--z-menu)">
          <Base.Popup
            className={classes(
              isWide ? 'w-[27rem]' : 'w-80',
              'max-w-[calc(100vw-2rem)] rounded-card bg-raised p-5 text-ink shadow-float outline-none transition-opacity duration-quick data-ending-style:opacity-0 data-starting-style:opacity-0',
            )}
          >
            <Base.Title className="font-serif text-h4 tracking-head">{title}</Base.Title>
            <div className="mt-2 text-ui text-ink-muted">{children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
