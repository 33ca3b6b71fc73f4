import { z } from 'zod'

/** What befalls one of the next calls; `match` is a part of «POST /v2/checkout/orders/ID/capture». */
export const NextCall = z.object({
  match: z.string().default(''),
  fault: z.enum(['time-out-before', 'time-out-after', 'cut-before', 'cut-after', '401', '429', '500', '503']),
})
export type NextCall = z.infer<typeof NextCall>

export const Knobs = z.object({
  /** What happens to webhooks as they come up; held ones are sent one by one, when and as often as wanted. */
  webhooks: z.enum(['deliver', 'hold', 'drop']).default('deliver'),
  renewals: z.enum(['accept', 'decline', 'pending']).default('accept'),
  vaulting: z.enum(['enabled', 'disabled']).default('enabled'),
  /** Before each call has its effect. */
  latencyMs: z.number().int().min(0).max(60_000).default(0),
  nextCalls: z.array(NextCall).default([]),
})
export type Knobs = z.infer<typeof Knobs>

/** The fault that waits for this call, taken away; none for most. */
export function takeNextCall(knobs: Knobs, call: string): NextCall['fault'] | undefined {
  const place = knobs.nextCalls.findIndex(({ match }) => call.includes(match))
  return place < 0 ? undefined : knobs.nextCalls.splice(place, 1)[0]!.fault
}
