import { useEffect, useState } from 'react'

const pauseMs = 250

/**
 * What is being typed, told once the hand rests: until then only the field is drawn again. A value that comes from
 * elsewhere (a filter taken off, a page gone back to) takes its place.
 */
export function useDebouncedInput(
  value: string,
  tell: (typed: string) => void,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  const [told, setTold] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // What was told comes back, while more may have been typed since.
    if (value !== told) setTyped(value)
    setTold(value)
  }
  useEffect(() => {
    if (typed === told) return
    const timer = setTimeout(() => {
      setTold(typed)
      tell(typed)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, told, tell])
  return [typed, setTyped]
}
