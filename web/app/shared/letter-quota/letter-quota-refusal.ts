import { useSyncExternalStore } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'

let isUp = false
const listeners = new Set<() => void>()

/** Shows, or puts away, the wall that says why one more letter is not kept and what can be done. */
export function raiseLetterWall(up: boolean): void {
  isUp = up
  for (const listener of listeners) listener()
}

/** Whether a refusal was for want of room; shows the wall if so. */
export function raiseWallFor(fault: unknown): boolean {
  const isFull = fault instanceof ApiError && fault.code === 'LETTER_QUOTA_REACHED'
  if (isFull) raiseLetterWall(true)
  return isFull
}

export const useIsLetterWallUp = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isUp,
    () => false,
  )
