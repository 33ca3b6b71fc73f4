import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

/** The way back of a browser or phone closes what is open above a page; the page stays. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const blocker = useBlocker(({ historyAction }) => isOpen && historyAction === 'POP')
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    latest.current()
  }, [blocker])
}
