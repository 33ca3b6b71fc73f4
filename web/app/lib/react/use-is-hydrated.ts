import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while a page that was made ahead is taken over, then true: what the address says, and the making could not
 * know, is shown from then on.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
