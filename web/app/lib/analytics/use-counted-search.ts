import { useEffect, useRef } from 'react'
import { countEvent } from './analytics.ts'
import { lengthOf, resultCountOf } from './analytics-properties.ts'

const restMs = 500

/**
 * Counts a search half a second after the last key: its length and its number of results, never its words.
 * @param found - undefined while loading
 */
export function useCountedSearch(
  name: 'letter_search' | 'template_search',
  words: string,
  found: number | undefined,
): void {
  const counted = useRef('')
  const searched = words.trim()
  useEffect(() => {
    if (searched === '') counted.current = ''
    if (searched === '' || found === undefined || counted.current === searched) return
    const timer = setTimeout(() => {
      counted.current = searched
      countEvent({ name, length: lengthOf(searched), found: resultCountOf(found) })
    }, restMs)
    return () => clearTimeout(timer)
  }, [name, searched, found])
}
