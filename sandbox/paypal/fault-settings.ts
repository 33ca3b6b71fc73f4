import { z } from 'zod'

/** A fault for one of the next calls; `match` is a part of «POST /v2/checkout/orders/ID/capture». */
export const NextCallFault = z.object({
  match: z.string().default(''),
  fault: z.enum(['time-out-before', 'time-out-after', 'cut-before', 'cut-after', '401', '429', '500', '503']),
})
export type NextCallFault = z.infer<typeof NextCallFault>

export const FaultSettings = z.object({
  /** Delivery of new webhooks; held ones are sent one by one by the control API. */
  webhooks: z.enum(['deliver', 'hold', 'drop']).default('deliver'),
  renewals: z.enum(['accept', 'decline', 'pending']).default('accept'),
  vaulting: z.enum(['enabled', 'disabled']).default('enabled'),
  /** Before each call has its effect. */
  latencyMs: z.number().int().min(0).max(60_000).default(0),
  nextCalls: z.array(NextCallFault).default([]),
})
export type FaultSettings = z.infer<typeof FaultSettings>

/** Removes and returns the configured fault of this call, if any. */
export function takeNextFault(settings: FaultSettings, call: string): NextCallFault['fault'] | undefined {
  const place = settings.nextCalls.findIndex(({ match }) => call.includes(match))
  return place < 0 ? undefined : settings.nextCalls.splice(place, 1)[0]!.fault
}
