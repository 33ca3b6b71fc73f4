export type Theme = 'light' | 'dark'

export const themeStorageKey = 'lettrine-theme'

/**
 * Runs in the head before the first paint: the theme chosen on this device, else the system's. As text, because
 * it must be inline; the server allows it by its hash.
 */
export const themeScript = `(()=>{let t;try{t=localStorage.getItem('${themeStorageKey}')}catch{}
document.documentElement.dataset.theme=t==='dark'||t==='light'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'})()`

/** Puts the theme back where React drew the whole document anew, as it does on page 404. */
export function restoreTheme(): void {
  const root = document.documentElement
  if (root.dataset.theme) return
  const chosen = localStorage.getItem(themeStorageKey)
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.dataset.theme = chosen === 'dark' || chosen === 'light' ? chosen : system
}
