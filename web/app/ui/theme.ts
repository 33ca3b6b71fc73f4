export type Theme = 'light' | 'dark'

export const themeStorageKey = 'lettrine-theme'

/**
 * Runs in the head before the first paint: the theme chosen on this device, else the system's. As text, because
 * it must be inline; the server allows it by its hash.
 */
export const themeScript = `(()=>{let t;try{t=localStorage.getItem('${themeStorageKey}')}catch{}
document.documentElement.dataset.theme=t==='dark'||t==='light'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'})()`
