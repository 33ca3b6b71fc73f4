import { dashboardText } from './dashboard.fr.ts'

/** Morning before 12, afternoon before 18, then evening, by the clock of the device. */
export function greeting(displayName: string, now: Date): string {
  const texts = dashboardText.greeting
  const hour = now.getHours()
  const word = hour < 12 ? texts.morning : hour < 18 ? texts.afternoon : texts.evening
  return texts.to(word, displayName.trim())
}
