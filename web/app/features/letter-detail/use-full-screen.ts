import { useCallback, useEffect, useState } from 'react'

/**
 * Shows the page over the whole window, and in full screen where the browser allows it. Leaving full screen by the
 * browser’s own means leaves it here too.
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
    // Where full screen is refused or missing (iPhone), only the window is filled.
    if (full) void root.requestFullscreen?.().catch(() => undefined)
    else if (document.fullscreenElement) void document.exitFullscreen()
  }, [])
  return [isFull, setFull] as const
}
