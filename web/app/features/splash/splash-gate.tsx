import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { announceFirstScreen } from '../../lib/react/first-screen.ts'
import { initializeSession } from '../../lib/session/session.ts'
import { Splash } from './splash.tsx'

const shortestMs = 1500

let startIsOver = false

/** A page that is not looked at paints nothing. */
const longestPaintMs = 500

/** Runs once what was rendered is painted, or soon in a page that is not looked at. */
function afterPaint(run: () => void): () => void {
  const frame = requestAnimationFrame(() => setTimeout(run))
  const timer = setTimeout(run, longestPaintMs)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * Displays the splash screen at start: at least 1.5 s, and until the session is known and `prepare` has resolved.
 * @param prepare fetches what the first screen shows; it never rejects
 */
export function SplashGate({ prepare, children }: { prepare: () => Promise<void>; children: ReactNode }) {
  const [over, setOver] = useState(startIsOver)
  useEffect(() => {
    if (over) return afterPaint(announceFirstScreen)
    let left = false
    const shortest = new Promise((resolve) =>
      setTimeout(resolve, Math.max(0, shortestMs - performance.now())),
    )
    void Promise.all([shortest, initializeSession(), prepare()]).then(() => {
      startIsOver = true
      // In pieces: a whole screen at once would block a slow phone for a second.
      if (!left) startTransition(() => setOver(true))
    })
    return () => {
      left = true
    }
  }, [over, prepare])
  return over ? children : <Splash />
}
