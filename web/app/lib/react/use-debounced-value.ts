import { useEffect, useState } from 'react'

/**
 * The last value that stood for a while: one question per pause, not per key.
 * @param pauseMs - milliseconds
 */
export function useDebouncedValue<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
