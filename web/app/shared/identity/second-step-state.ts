import { returnPath } from '../../lib/session/return-path.ts'

/** The state of the sign-in page where a sign-in waits for its code; the page that was asked for stays known. */
export const withSecondStep = (state: unknown) => ({ from: returnPath(state), asksSecondStep: true })

/** Whether a sign-in waits for its code. */
export const asksSecondStep = (state: unknown): boolean =>
  (state as { asksSecondStep?: unknown } | null)?.asksSecondStep === true
