import { useSyncExternalStore } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'

let isOpen = false
const listeners = new Set<() => void>()

/** Opens or closes the quota dialog. */
export function setQuotaDialogOpen(up: boolean): void {
  isOpen = up
  for (const listener of listeners) listener()
}

/** Whether an error is a quota refusal; opens the dialog if so. */
export function openQuotaDialogFor(fault: unknown): boolean {
  const isFull = fault instanceof ApiError && fault.code === 'LETTER_QUOTA_REACHED'
  if (isFull) setQuotaDialogOpen(true)
  return isFull
}

export const useIsQuotaDialogOpen = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOpen,
    () => false,
  )
