import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while a prerendered page hydrates, then true: content that depends on the address is displayed from then on.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
