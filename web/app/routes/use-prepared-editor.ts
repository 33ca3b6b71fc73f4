import { useEffect } from 'react'

/**
 * Fetches and runs the files of the editor while nobody waits for anything: most letters are opened from this screen,
 * and on a slow phone those files take two seconds.
 */
export function usePreparedEditor(): void {
  useEffect(() => {
    const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
    if (saveData || !navigator.onLine) return
    const prepare = () => {
      // Without the network the editor says so when it is opened.
      import('../features/letter-editor/letter-editor.tsx').catch(() => {})
    }
    if ('requestIdleCallback' in window) {
      const asked = window.requestIdleCallback(prepare)
      return () => window.cancelIdleCallback(asked)
    }
    const timer = setTimeout(prepare, 1000)
    return () => clearTimeout(timer)
  }, [])
}
