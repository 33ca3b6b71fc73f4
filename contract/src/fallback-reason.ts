import { z } from 'zod'

/** Why the composer wrote instead of the model. */
export const FallbackReason = z.enum([
  'unreachable',
  'refused',
  'overloaded',
  'timeout',
  'cut-off',
  'unusable',
  /** The plan includes no AI uses. */
  'plan-required',
  /** The monthly AI quota is used up. */
  'quota-reached',
])
export type FallbackReason = z.infer<typeof FallbackReason>
