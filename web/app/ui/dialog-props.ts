import type { ReactNode } from 'react'

export type DialogProps = {
  open: boolean
  /** `reason` tells a click on the cross (`close-press`) from other ways to close. */
  onOpenChange: (open: boolean, details: { reason: string }) => void
  /** Title: a question, or the name of the content. */
  title: ReactNode
  description?: ReactNode
  /** Buttons in reading order; the primary one is last. */
  actions?: ReactNode
  children?: ReactNode
  size?: 'regular' | 'medium' | 'wide' | 'plans'
  /** Whether closing returns the focus to what opened the dialog; it does by default. */
  returnsFocus?: () => boolean
  /** What is focused first; the first button by default. */
  initialFocus?: () => HTMLElement | null | undefined
}
