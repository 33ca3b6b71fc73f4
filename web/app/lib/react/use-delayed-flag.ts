import { useEffect, useState } from 'react'

const patienceMs = 300

/** Whether something is awaited for so long that whoever waits should be told. */
export function useDelayedFlag(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) {
      setSlow(false)
      return
    }
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isSlow && isWaiting
}
