import { dashboardText } from './dashboard.fr.ts'

/** Before noon, before six, then evening, by the clock of the device. */
export function greeting(displayName: string, now: Date): string {
  const say = dashboardText.greeting
  const hour = now.getHours()
  const word = hour < 12 ? say.morning : hour < 18 ? say.afternoon : say.evening
  return say.to(word, displayName.trim())
}

/** «IC» for Inès Carpentier. */
export function initials(displayName: string): string {
  const words = displayName
    .trim()
    .split(/[\s-]+/u)
    .filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters
    .map((word) => word?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('fr')
}
