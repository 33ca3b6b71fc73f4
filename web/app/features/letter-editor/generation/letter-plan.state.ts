import type { Career } from '@lettrine/contract/career'
import type { PlanRequest } from '@lettrine/contract/generation'
import type { LetterPair, PlanAnswers, PlanQuestion } from '@lettrine/contract/letter-plan'
import type { Tone } from '@lettrine/contract/letters'
import { limits } from '@lettrine/contract/limits'
import type { z } from 'zod'
import type { LetterDraft } from '../autosave/letter-draft.ts'
import { cardGroups } from './career-choice.state.ts'

/** What the candidate decides on the plan of one letter; their motive and their start are answers of the interview. */
export type PlanChoices = {
  /** Ids of needs that the letter does not answer. */
  denied: string[]
  /** Ids of the cards chosen for a need. */
  chosen: Record<string, string[]>
  /** Ids of needs in the order to argue them; empty for the order of their strength. */
  order: string[]
  /** How the letter says lines of cards, by line as typed; blank for those that it leaves out. */
  wordings: Record<string, string>
}
export const noChoices: PlanChoices = { denied: [], chosen: {}, order: [], wordings: {} }

type Proof = LetterPair['proofs'][number]

/** The request of a plan without the answers, so that every proof stays open to choice; undefined without a post. */
export function planRequest(
  { jobTitle, company, offer, type, language }: LetterDraft,
  { tone, excludedFacts }: { tone: Tone; excludedFacts: string[] },
): z.input<typeof PlanRequest> | undefined {
  if (jobTitle.trim() === '') return undefined
  return {
    ...{ jobTitle, company, type, tone, language },
    ...(offer.trim() === '' ? {} : { jobDescription: offer }),
    ...(excludedFacts.length > 0 ? { excludedFacts } : {}),
  }
}

/** The proof that the letter will give: the chosen one, else the best. */
export function proofOf({ need, proofs }: LetterPair, { chosen }: PlanChoices): Proof | undefined {
  return proofs.find(({ fact }) => chosen[need.id]?.[0] === fact) ?? proofs[0]
}

/** Chooses a proof; the best one is no choice, so that it may change with the offer. */
export function withProof(choices: PlanChoices, { need, proofs }: LetterPair, fact: string): PlanChoices {
  const { [need.id]: _, ...others } = choices.chosen
  return { ...choices, chosen: proofs[0]?.fact === fact ? others : { ...others, [need.id]: [fact] } }
}

export const withDenial = (choices: PlanChoices, need: string, denied: boolean): PlanChoices => ({
  ...choices,
  denied: [...choices.denied.filter((id) => id !== need), ...(denied ? [need] : [])],
})

/** The pairs as the candidate put them; those of needs that came since follow in the order of their strength. */
export function orderedPairs(pairs: readonly LetterPair[], { order }: PlanChoices): LetterPair[] {
  const placeOf = ({ need: { id } }: LetterPair) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...pairs].sort((one, other) => placeOf(one) - placeOf(other))
}

/**
 * Moves a need by some places, no further than the ends.
 * @param pairs - in the order of their strength, which is no choice: it may change with the offer
 */
export function withMove(
  choices: PlanChoices,
  pairs: readonly LetterPair[],
  need: string,
  by: number,
): PlanChoices {
  const strongest = pairs.map((pair) => pair.need.id)
  const order = orderedPairs(pairs, choices).map((pair) => pair.need.id)
  const at = order.indexOf(need)
  if (at < 0) return choices
  order.splice(at, 1)
  order.splice(Math.max(0, Math.min(order.length, at + by)), 0, need)
  return { ...choices, order: order.join('\n') === strongest.join('\n') ? [] : order }
}

/**
 * The choices as the server expects them, without cards that the letter no longer uses: a need whose chosen card is
 * gone is answered by the best one. Undefined without any choice.
 */
export function planAnswers(
  { denied, chosen, order, wordings }: PlanChoices,
  excluded: readonly string[],
  career: Career | undefined,
): z.input<typeof PlanAnswers> | undefined {
  const cards = career && cardGroups(career).flatMap((group) => group.cards)
  const isUsed = (fact: string) =>
    !excluded.includes(fact) && (!cards || cards.some(({ id, confirmed }) => confirmed && id === fact))
  const usable = Object.entries(chosen)
    .map(([need, facts]) => [need, facts.filter(isUsed)] as const)
    .filter(([, facts]) => facts.length > 0)
  const isWorded = Object.keys(wordings).length > 0
  if (denied.length === 0 && usable.length === 0 && order.length === 0 && !isWorded) return undefined
  return {
    denied: denied.slice(-limits.listItems),
    chosen: Object.fromEntries(usable),
    order: order.slice(0, limits.listItems),
    ...(isWorded && { wordings: latestWordings(wordings) }),
  }
}

/** Wordings within the limit of the contract. */
export const latestWordings = (wordings: PlanChoices['wordings']): PlanChoices['wordings'] =>
  Object.fromEntries(Object.entries(wordings).slice(-limits.wordings))

/** Questions that stand by themselves; those of a need stand beside it. */
export const openQuestions = (questions: readonly PlanQuestion[]): PlanQuestion[] =>
  questions.filter(({ need }) => need === undefined)

/** The name of a card, with its employer or its school. */
export function cardNames(career: Career | undefined): ReadonlyMap<string, { name: string; note: string }> {
  const cards = career ? cardGroups(career).flatMap((group) => group.cards) : []
  return new Map(cards.map(({ id, name, note }) => [id, { name, note }]))
}
