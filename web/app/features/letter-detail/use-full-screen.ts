import { useCallback, useEffect, useState } from 'react'

/**
 * The page over the whole window, and over the whole screen where the browser allows it. Left by the browser’s
 * own means, it is left here too.
 */
export function useFullScreen() {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    const onChange = () => document.fullscreenElement || setIsFull(false)
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [])
  const setFull = useCallback((full: boolean) => {
    setIsFull(full)
    const root = document.documentElement
    // Refused or unknown (iPhone): the window alone is filled.
    if (full) void root.requestFullscreen?.().catch(() => undefined)
    else if (document.fullscreenElement) void document.exitFullscreen()
  }, [])
  return [isFull, setFull] as const
}
