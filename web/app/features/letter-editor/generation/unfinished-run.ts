import type { generationRequest } from './generation.state.ts'

type Request = ReturnType<typeof generationRequest>

const keyOf = (letterId: string) => `lettrine.unfinished/${letterId}`

/** Keeps, for this tab, what a letter was being written from when its page was left in the middle of a sentence. */
export function keepUnfinished(letterId: string, request: Request): void {
  try {
    sessionStorage.setItem(keyOf(letterId), JSON.stringify(request))
  } catch {
    // Full or forbidden storage: the letter can be asked for again.
  }
}

export function unfinishedRun(letterId: string): Request | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(letterId))
    return kept === null ? undefined : (JSON.parse(kept) as Request)
  } catch {
    return undefined
  }
}

export function forgetUnfinished(letterId: string): void {
  try {
    sessionStorage.removeItem(keyOf(letterId))
  } catch {
    // A forbidden storage holds nothing.
  }
}
