import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

/** Names what an icon does; the trigger must carry the same name for those who do not see it. */
export function Tooltip({
  label,
  shortcut,
  children,
}: {
  label: ReactNode
  shortcut?: string
  children: ReactElement
}) {
  return (
    // Escape also reaches the dialog around: a tooltip shown by focus must not take the first one for itself.
    <Base.Root onOpenChange={(_, { allowPropagation }) => allowPropagation()}>
      <Base.Trigger render={children} delay={400} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-(--z-popover)">
          <Base.Popup className="rounded-tag bg-tooltip px-2 py-1 text-small text-tooltip-ink shadow-float transition-opacity duration-quick data-ending-style:opacity-0 data-starting-style:opacity-0">
            {label}
            {shortcut ? <kbd className="ml-2 font-sans opacity-70">{shortcut}</kbd> : null}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
