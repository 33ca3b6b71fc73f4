import { LetterSummary } from '@lettrine/contract/letters'
import { z } from 'zod'

const KeptList = z.object({ letters: z.array(LetterSummary), at: z.string() })
export type KeptList = z.infer<typeof KeptList>

const keyOf = (userId: string) => `lettrine.letters/${userId}`

/** The last list seen on this device, for the days the server does not answer. */
export function keptList(userId: string): KeptList | undefined {
  try {
    const parsed = KeptList.safeParse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null'))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

export function keepList(userId: string, letters: readonly LetterSummary[], at: Date): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ letters, at: at.toISOString() }))
  } catch {
    // Full or forbidden storage: the list is only a convenience.
  }
}
