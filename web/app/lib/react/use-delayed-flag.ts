import { useEffect, useState } from 'react'

const patienceMs = 300

/** Whether a wait has lasted long enough to be displayed. */
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
