import type { CheckId } from '@lettrine/letter-craft/sending/preflight'
import { useRef } from 'react'

/** A dialog that leads to a place of the letter: the focus stays there instead of returning to what opened the dialog. */
export function useLeading(onGo: (check: CheckId) => void) {
  const leads = useRef(false)
  return {
    go(check: CheckId): void {
      leads.current = true
      onGo(check)
    },
    /** For the dialog: whether closing returns the focus. */
    returnsFocus(): boolean {
      const returns = !leads.current
      leads.current = false
      return returns
    },
  }
}
