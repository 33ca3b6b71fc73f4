import { useEffect, useMemo } from 'react'
import { api } from '../../../lib/api/api.ts'
import { createFaultCounter } from './fault-counter.ts'

/** Counts the corrections that the user accepts; sends what waits when the page is left. */
export function useFaultCounter(): (rules: readonly string[]) => void {
  const counter = useMemo(() => createFaultCounter((faults) => api.proofreading.countFaults({ faults })), [])
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') counter.flush()
    }
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      counter.flush()
    }
  }, [counter])
  return counter.count
}
