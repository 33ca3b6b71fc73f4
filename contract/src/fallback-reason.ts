import { z } from 'zod'

/** Why a model did not write, and the composer took over. */
export const FallbackReason = z.enum([
  'unreachable',
  'refused',
  'overloaded',
  'timeout',
  'cut-off',
  'unusable',
  /** No plan that gives the use of a model. */
  'plan-required',
  /** The month's uses are spent. */
  'quota-reached',
])
export type FallbackReason = z.infer<typeof FallbackReason>
