import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { initializeSession } from '../../lib/session/session.ts'
import { Splash } from './splash.tsx'

const shortestMs = 1500

let startIsOver = false

/** Displays the splash screen at start: at least 1.5 s, and until the session is known. */
export function SplashGate({ children }: { children: ReactNode }) {
  const [over, setOver] = useState(startIsOver)
  useEffect(() => {
    if (over) return
    let left = false
    const shortest = new Promise((resolve) =>
      setTimeout(resolve, Math.max(0, shortestMs - performance.now())),
    )
    void Promise.all([shortest, initializeSession()]).then(() => {
      startIsOver = true
      // In pieces: a whole screen at once would block a slow phone for a second.
      if (!left) startTransition(() => setOver(true))
    })
    return () => {
      left = true
    }
  }, [over])
  return over ? children : <Splash />
}
