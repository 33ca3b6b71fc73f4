import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the question named by the hash and scrolls to it; again each time the link is followed. */
export function useOpenAnchor(isWhole: boolean): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location key changes when the same anchor is followed again
  useEffect(() => {
    const target = isWhole && hash !== '' ? document.getElementById(hash.slice(1)) : null
    if (!(target instanceof HTMLDetailsElement)) return
    target.open = true
    target.scrollIntoView()
    target.querySelector('summary')?.focus({ preventScroll: true })
  }, [hash, key, isWhole])
}
