import type { TracedClaim } from '@lettrine/letter-craft/claims/claim'
import { unsourcedClaims } from '@lettrine/letter-craft/claims/unsourced-claims'
import type { FieldPlace } from '@lettrine/letter-craft/templates/fill-template'
import type { RemovableSentence } from '@lettrine/letter-craft/trimming/removable-sentences'
import type { OfferHead, OfferPoint, ReadingAnswer } from '../proofreading/reading.worker.ts'
import type { FilledLetter } from '../surface/fill-known.ts'

export type ReadingState = {
  offer: OfferHead
  points: readonly OfferPoint[]
  claims: readonly TracedClaim[]
  /** Sentences that could be removed, least useful first. */
  removable: readonly RemovableSentence[]
  /** The letter with its known fields filled, where there are such. */
  filled: FilledLetter | undefined
  /** Index of the requirement whose answer is highlighted in the text. */
  active: number | null
}

type TextRange = { start: number; end: number }

/** Commands on the writing surface. */
export type ReadingCommands = {
  /** Highlights the answer of the active requirement, and numbers the paragraphs that answer. */
  draw(points: readonly OfferPoint[], active: number | null): void
  /** Scrolls to a range of the text as it was read, and moves the caret to its end. */
  reveal(stretch: TextRange): void
  /** The same for words in Markdown, at their first occurrence. */
  revealQuote(quote: string): void
  /** Deletes a range of the text, as one step to undo. */
  remove(stretch: TextRange): void
  undo(): void
  sayFields: FieldSayer
}
/** The words for each place of a field; none where they could not be put in form. */
export type FieldSayer = (places: readonly FieldPlace[], value: string) => Promise<readonly string[]>

/**
 * Which requirements of the offer the letter answers, and the sources of its claims.
 * @param startAt - words to scroll to after the first reading
 */
export function createReading(startAt?: string) {
  let state: ReadingState = {
    offer: { throughAgency: false },
    points: [],
    claims: [],
    removable: [],
    filled: undefined,
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
      filled,
    }: Pick<ReadingAnswer, 'offer' | 'points' | 'claims' | 'removable' | 'filled'>): void {
      const kept = state.active !== null && points[state.active]?.text === state.points[state.active]?.text
      become({ offer, points, claims, removable, filled, active: kept ? state.active : null })
      if (awaited === undefined || !commands) return
      commands.revealQuote(awaited)
      awaited = undefined
    },
    /** Highlights the answer of a requirement, or removes the highlight. */
    pick(index: number): void {
      const active = state.active === index ? null : index
      become({ active })
      const point = active === null ? undefined : state.points[active]
      const sentence = point?.answer ?? point?.mention
      if (sentence) commands?.reveal(sentence)
    },
    reveal: (stretch: TextRange): void => commands?.reveal(stretch),
    revealQuote: (quote: string): void => commands?.revealQuote(quote),
    remove: (stretch: TextRange): void => commands?.remove(stretch),
    undo: (): void => commands?.undo(),
    sayFields: async (...asked: Parameters<FieldSayer>) => commands?.sayFields(...asked) ?? [],
  }
}
export type LetterReading = ReturnType<typeof createReading>

export const countAnswered = (points: readonly OfferPoint[]): number =>
  points.filter(({ answer }) => answer !== undefined).length

/** Points that the letter speaks of without answering them. */
export const countMentioned = (points: readonly OfferPoint[]): number =>
  points.filter(({ answer, mention }) => !answer && mention).length

/** One entry per claim, at its first occurrence; those without source first. */
export function claimList(claims: readonly TracedClaim[]): TracedClaim[] {
  const byKey = new Map(claims.toReversed().map((claim) => [claim.key, claim]))
  const once = [...byKey.values()].sort((one, other) => one.start - other.start)
  const without = unsourcedClaims(once)
  return [...without, ...once.filter(({ origin }) => origin !== undefined)]
}
