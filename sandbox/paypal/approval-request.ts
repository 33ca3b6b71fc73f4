import type { Experience, Outcome, Payer } from './sandbox-state.ts'

/** Data of an approval page, of an order or of an agreement. */
export type ApprovalRequest = {
  title: string
  heading: string
  /** Absent where nothing is paid now. */
  price?: string
  description?: string
  saves: boolean
  accept: string
  experience: Experience
  /** Shown instead of the form when it was already decided. */
  settled?: string
  outcomes: boolean
  /** Applies the approval; returns the query parameters of the return URL. */
  approve: (payer: Payer, outcome: Outcome) => Record<string, string>
  canceled: Record<string, string>
}
