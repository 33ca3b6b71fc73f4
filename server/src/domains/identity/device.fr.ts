/** «Chrome sur Android»; unrecognised parts are left out. */
export function deviceText(browser: string | undefined, system: string | undefined): string {
  if (browser && system) return `${browser} sur ${system}`
  return browser ?? (system ? `Navigateur sur ${system}` : 'Appareil inconnu')
}
