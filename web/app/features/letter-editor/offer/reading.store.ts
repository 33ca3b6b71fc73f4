import type { TracedClaim } from '@lettrine/letter-craft/claims/claim'
import { unsourcedClaims } from '@lettrine/letter-craft/claims/trace-claims'
import type { MappedPoint } from '@lettrine/letter-craft/requirement-map/map-requirements'
import type { RemovableSentence } from '@lettrine/letter-craft/trimming/removable-sentences'
import type { OfferHead, ReadingAnswer } from '../proofreading/reading.worker.ts'

export type ReadingState = {
  offer: OfferHead
  points: readonly MappedPoint[]
  claims: readonly TracedClaim[]
  /** Sentences that could go, least useful first. */
  removable: readonly RemovableSentence[]
  /** The point whose answer is lit in the text, by its place in the list. */
  active: number | null
}

type TextRange = { start: number; end: number }

/** What the reading asks of the writing surface. */
export type ReadingCommands = {
  /** Lights the answer of the active point, and numbers the paragraphs that answer. */
  draw(points: readonly MappedPoint[], active: number | null): void
  /** Shows a stretch of the text as it was read, and puts the caret at its end. */
  reveal(stretch: TextRange): void
  /** The same for words in Markdown, where they first stand. */
  revealQuote(quote: string): void
  /** Takes a stretch out of the text, in one step to undo. */
  remove(stretch: TextRange): void
  undo(): void
}

/**
 * What the letter answers of its offer, and where its claims come from.
 * @param startAt - words to show once the text has been read for the first time
 */
export function createReading(startAt?: string) {
  let state: ReadingState = {
    offer: { throughAgency: false },
    points: [],
    claims: [],
    removable: [],
    active: null,
  }
  let commands: ReadingCommands | undefined
  let awaited = startAt
  const listeners = new Set<() => void>()

  function become(next: Partial<ReadingState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
    commands?.draw(state.points, state.active)
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    attach(next: ReadingCommands | undefined): void {
      commands = next
    },
    show({
      offer,
      points,
      claims,
      removable,
    }: Pick<ReadingAnswer, 'offer' | 'points' | 'claims' | 'removable'>): void {
      const kept = state.active !== null && points[state.active]?.text === state.points[state.active]?.text
      become({ offer, points, claims, removable, active: kept ? state.active : null })
      if (awaited === undefined || !commands) return
      commands.revealQuote(awaited)
      awaited = undefined
    },
    /** Lights the answer of a point, or puts the light out when it was lit. */
    pick(index: number): void {
      const active = state.active === index ? null : index
      become({ active })
      const answer = active === null ? undefined : state.points[active]?.answer
      if (answer) commands?.reveal(answer)
    },
    reveal: (stretch: TextRange): void => commands?.reveal(stretch),
    revealQuote: (quote: string): void => commands?.revealQuote(quote),
    remove: (stretch: TextRange): void => commands?.remove(stretch),
    undo: (): void => commands?.undo(),
  }
}
export type LetterReading = ReturnType<typeof createReading>

export const countAnswered = (points: readonly MappedPoint[]): number =>
  points.filter(({ answer }) => answer !== undefined).length

/** One line per claim, its first place standing for the others; those without a source first. */
export function claimList(claims: readonly TracedClaim[]): TracedClaim[] {
  const byKey = new Map(claims.toReversed().map((claim) => [claim.key, claim]))
  const once = [...byKey.values()].sort((one, other) => one.start - other.start)
  const without = unsourcedClaims(once)
  return [...without, ...once.filter(({ origin }) => origin !== undefined)]
}
