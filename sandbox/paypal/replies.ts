import { dayMs, hourMs } from './clock.ts'
import { invalid, PayPalFault } from './faults.ts'
import type { Reply, SandboxContext } from './sandbox-context.ts'
import type { SandboxState } from './sandbox-state.ts'

/** How long the answer to a `PayPal-Request-Id` is stored. */
export function replyLifetimeMs(pathname: string): number {
  if (pathname.startsWith('/v3/vault/')) return 3 * hourMs
  return pathname.endsWith('/refund') ? 45 * dayMs : 6 * hourMs
}

const maxRequestIdLength = 108

export function refuseBadRequestId(requestId: string | undefined, isRequired: boolean): void {
  if (!requestId && isRequired)
    throw invalid('PAYPAL_REQUEST_ID_REQUIRED', 'A payment needs a PayPal-Request-Id.', 'PayPal-Request-Id')
  if (requestId && requestId.length > maxRequestIdLength)
    throw invalid(
      'INVALID_STRING_LENGTH',
      'A PayPal-Request-Id has 108 characters at most.',
      'PayPal-Request-Id',
    )
}

/**
 * Runs a POST once per Request-Id: a repeated id gets the stored answer with 200, or 409 while the first is in progress.
 * Only successes and declined instruments are stored: other refusals may be fixed and sent again.
 */
export class Replies {
  readonly #inProgress = new Set<string>()

  async once(
    context: SandboxContext,
    { key, memoryMs }: { key: string; memoryMs: number },
    act: () => Promise<Reply>,
  ): Promise<Reply> {
    const now = () => context.clock().getTime()
    const { state } = context
    forgetOld(state, now())
    const before = state.replies[key]
    if (before) return { status: before.status === 201 ? 200 : before.status, body: before.body }
    if (this.#inProgress.has(key)) throw new PayPalFault('PREVIOUS_REQUEST_IN_PROGRESS')
    this.#inProgress.add(key)
    try {
      const reply = await act().catch((fault: unknown) => refusedInstrument(context, fault))
      state.replies[key] = { ...reply, body: structuredClone(reply.body), untilMs: now() + memoryMs }
      return reply
    } finally {
      this.#inProgress.delete(key)
    }
  }
}

function forgetOld(state: SandboxState, now: number): void {
  for (const [key, { untilMs }] of Object.entries(state.replies))
    if (untilMs <= now) delete state.replies[key]
}

function refusedInstrument(context: SandboxContext, fault: unknown): Reply {
  const isVerdict =
    fault instanceof PayPalFault && fault.details.some(({ issue }) => issue === 'INSTRUMENT_DECLINED')
  if (!isVerdict) throw fault
  return { status: fault.status, body: fault.bodyFor(context.newCode(13).toLowerCase()) }
}
