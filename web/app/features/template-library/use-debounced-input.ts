import { useEffect, useState } from 'react'

const pauseMs = 250

/**
 * Text of an input, reported after a pause: until then only the field renders. A value changed from outside (a
 * filter removed, history navigation) replaces it.
 */
export function useDebouncedInput(
  value: string,
  report: (typed: string) => void,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  const [told, setTold] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // The reported value comes back as a prop, while more may have been typed since.
    if (value !== told) setTyped(value)
    setTold(value)
  }
  useEffect(() => {
    if (typed === told) return
    const timer = setTimeout(() => {
      setTold(typed)
      report(typed)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, told, report])
  return [typed, setTyped]
}
