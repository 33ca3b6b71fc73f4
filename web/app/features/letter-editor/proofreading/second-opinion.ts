import type { Language } from '@lettrine/contract/letters'
import type { Finding } from '@lettrine/letter-craft/proofreading/finding'

export type RestedText = { text: string; language: Language }

/** Pause after the last reading: a second opinion costs a request. */
const restMs = 1_200

/**
 * The second opinion on the text of a letter. It is asked for once the text has rested; an answer about a text that has
 * changed since is dropped, because its offsets are those of another text. Without an answer there is none.
 */
export function createSecondOpinion({
  ask,
  arrived,
}: {
  ask: (asked: RestedText, signal: AbortSignal) => Promise<readonly Finding[]>
  /** Called when findings about the last text have come. */
  arrived: () => void
}) {
  let last: RestedText | undefined
  let findings: readonly Finding[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let request = new AbortController()

  function stop(): void {
    clearTimeout(timer)
    request.abort()
  }
  async function send(asked: RestedText): Promise<void> {
    const { signal } = request
    try {
      const answer = await ask(asked, signal)
      if (signal.aborted || answer.length === 0) return
      findings = answer
      arrived()
    } catch {
      // Down, offline, or refused: our own findings are displayed, and the next text asks again.
    }
  }
  return {
    /** What is known about this text; asks after a pause when it is a new one. */
    on(next: RestedText): readonly Finding[] {
      if (last?.text === next.text && last.language === next.language) return findings
      stop()
      last = next
      findings = []
      request = new AbortController()
      if (next.text.trim() !== '') timer = setTimeout(() => void send(next), restMs)
      return findings
    },
    stop,
  }
}
