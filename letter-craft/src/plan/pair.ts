import type { VerbPhrase } from '../realisation/verb-phrase.ts'
import type { Concept } from './concept.ts'
import type { Need } from './need.ts'

/** Where the person stands before this post; it chooses how the letter argues. */
export type Situation =
  | 'same-occupation'
  | 'close-occupation'
  | 'change-of-occupation'
  | 'first-job'
  | 'internship'
  | 'apprenticeship'
  | 'return-to-work'
  | 'internal-move'
  | 'unsolicited'
  | 'public-service'
  | 'scholarship'
  | 'admission'

/** Whether one learns there, as an intern or an apprentice, and holds no post. */
export const isPlacement = (situation: Situation): boolean =>
  situation === 'internship' || situation === 'apprenticeship'

/** Why a fact answers a need, strongest first. */
export const reasons = ['same-task', 'same-occupation', 'held', 'studied', 'close-task'] as const
export type Reason = (typeof reasons)[number]

export type Proof = {
  /** Id of the card. */
  readonly fact: string
  readonly reason: Reason
  /** The task of the card that answers. */
  readonly task?: VerbPhrase
  /** The near concept that answers, for `close-task`. */
  readonly through?: Concept
}

/** A need of the offer and the facts that answer it, best first. */
export type Pair = { readonly need: Need; readonly proofs: readonly Proof[] }
