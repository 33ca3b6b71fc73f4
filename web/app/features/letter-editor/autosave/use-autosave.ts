import { useEffect } from 'react'
import type { Autosave } from './autosave.engine.ts'

/** Connects autosave to page events: connection, visibility, closing, Ctrl+S. */
export function useAutosave(autosave: Autosave): void {
  useEffect(() => {
    const connection = () => autosave.setOnline(navigator.onLine)
    const sight = () => {
      if (document.visibilityState === 'visible') return autosave.retryNow()
      // Phones may kill a hidden page without another event.
      autosave.storeOnDevice()
      autosave.flush()
    }
    const leave = () => autosave.beforeUnload()
    const shortcut = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      autosave.saveNow()
    }
    connection()
    window.addEventListener('online', connection)
    window.addEventListener('offline', connection)
    window.addEventListener('focus', autosave.retryNow)
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', sight)
    document.addEventListener('keydown', shortcut)
    return () => {
      window.removeEventListener('online', connection)
      window.removeEventListener('offline', connection)
      window.removeEventListener('focus', autosave.retryNow)
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', sight)
      document.removeEventListener('keydown', shortcut)
    }
  }, [autosave])
}
