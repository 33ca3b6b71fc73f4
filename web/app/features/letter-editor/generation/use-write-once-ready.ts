import { useEffect, useState } from 'react'
import { useLetterEditing } from '../letter-editing.tsx'

/**
 * Starts writing as soon as the writing surface, whose code comes by itself, is on the page: a button pressed before is
 * not lost.
 */
export function useWriteOnceReady(start: () => void): () => void {
  const { surface } = useLetterEditing()
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    let frame = requestAnimationFrame(function look() {
      if (!surface.current) {
        frame = requestAnimationFrame(look)
        return
      }
      setAsked(false)
      start()
    })
    return () => cancelAnimationFrame(frame)
  }, [isAsked, start, surface])
  return () => setAsked(true)
}
