import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus after the next rendering, where an action removes what held it: to the first selector that finds
 * something in `place`.
 * @param first - what to focus when the screen opens
 */
export function useFocusAfter(place: RefObject<HTMLElement | null>, first: string[] = []) {
  const wanted = useRef(first)
  useEffect(() => {
    for (const selector of wanted.current.splice(0)) {
      const target = place.current?.querySelector<HTMLElement>(selector)
      if (target) return target.focus()
    }
  })
  return (...selectors: string[]) => {
    wanted.current = selectors
  }
}
