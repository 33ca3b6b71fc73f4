export type Theme = 'light' | 'dark'

const themeStorageKey = 'lettrine-theme'

/**
 * Runs in the head before the first paint: the theme stored on this device, else the system’s. As text, because it
 * must be inline; the server allows it by its hash.
 */
export const themeScript = `(()=>{let t;try{t=localStorage.getItem('${themeStorageKey}')}catch{}
document.documentElement.dataset.theme=t==='dark'||t==='light'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'})()`

/** Applies a theme and stores it on this device; `system` follows the device again. */
export function applyTheme(choice: Theme | 'system'): void {
  try {
    if (choice === 'system') localStorage.removeItem(themeStorageKey)
    else localStorage.setItem(themeStorageKey, choice)
  } catch {
    // Forbidden storage: the theme lasts as long as the page.
  }
  const isDark = choice === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : choice === 'dark'
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
}

export const currentTheme = (): Theme =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'

/** Calls `changed` whenever the theme changes; returns the unsubscriber. */
export function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** Applies the theme of the account where this device has none of its own. */
export function adoptTheme(choice: Theme | 'system'): void {
  try {
    if (choice !== 'system' && localStorage.getItem(themeStorageKey) === null) applyTheme(choice)
  } catch {
    // Forbidden storage: the device’s theme stays.
  }
}
