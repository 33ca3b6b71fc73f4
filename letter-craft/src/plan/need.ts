import type { Concept } from './concept.ts'

/** What a recruiter looks for, in words of ours. */
export type NeedKind = 'task' | 'licence' | 'diploma' | 'language' | 'tool'

export type Need = {
  /** `keep-till`, `licence:permis b`, `tool:excel`, `language:anglais`, `diploma` */
  readonly id: string
  readonly kind: NeedKind
  /** For people: «tenir la caisse», «Excel», «permis B», «BTS». */
  readonly label: string
  readonly must: boolean
  /** Higher is more important to the recruiter. */
  readonly weight: number
  readonly concept?: Concept
  /** Whether the offer says so in these words, or nearly; of others a letter does not say that they ask. */
  readonly isStated?: boolean
  /** Lowest level asked, of a diploma. */
  readonly level?: number
}

/** The weight of what an offer asks for most. */
export const mostWeight = (needs: readonly Need[]): number =>
  Math.max(0, ...needs.map(({ weight }) => weight))
