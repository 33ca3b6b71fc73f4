import { useEffect, useState } from 'react'

/**
 * The value after a pause: one request per pause, not per key.
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
