import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the question that the address names, and leads there; again each time the address is followed. */
export function useOpenAnchor(isWhole: boolean): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same anchor is followed again
  useEffect(() => {
    const target = isWhole && hash !== '' ? document.getElementById(hash.slice(1)) : null
    if (!(target instanceof HTMLDetailsElement)) return
    target.open = true
    target.scrollIntoView()
    target.querySelector('summary')?.focus({ preventScroll: true })
  }, [hash, key, isWhole])
}
