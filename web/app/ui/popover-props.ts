import type { ReactElement, ReactNode } from 'react'

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactElement
  title: ReactNode
  children: ReactNode
  /** Wide enough for a list. */
  isWide?: boolean
  open?: boolean
  onOpenChange?: (open: boolean) => void
}
