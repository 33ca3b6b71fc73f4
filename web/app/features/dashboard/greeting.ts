import { dashboardText } from './dashboard.fr.ts'

/** Before noon, before six, then evening, by the clock of the device. */
export function greeting(displayName: string, now: Date): string {
  const say = dashboardText.greeting
  const hour = now.getHours()
  const word = hour < 12 ? say.morning : hour < 18 ? say.afternoon : say.evening
  return say.to(word, displayName.trim())
}
