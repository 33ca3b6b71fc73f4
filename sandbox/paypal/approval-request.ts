import type { Experience, Outcome, Payer } from './sandbox-state.ts'

/** What an approval page asks for, of an order or of an agreement. */
export type ApprovalRequest = {
  title: string
  heading: string
  /** Absent where nothing is paid now. */
  price?: string
  description?: string
  saves: boolean
  accept: string
  experience: Experience
  /** Said in place of the question when it was answered for good. */
  settled?: string
  outcomes: boolean
  /** Carries out the decision; gives what comes back in the address. */
  approve: (payer: Payer, outcome: Outcome) => Record<string, string>
  canceled: Record<string, string>
}
