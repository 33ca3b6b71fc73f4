import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import { exchange } from './exchange.ts'
import { mapResult, type PayPalResult } from './paypal-result.ts'
import type { PayPalSettings } from './paypal-settings.ts'

/** Safety margin before the expiry of a token. */
const marginMs = 60_000

const Granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

type CachedToken = { token: string; untilMs: number }

/** Caches the access token of the application; concurrent calls share one request. */
export function buildAccessTokens(
  settings: PayPalSettings,
  { clock, timeoutMs }: { clock: Clock; timeoutMs: number },
) {
  let cached: CachedToken | undefined
  let asking: Promise<PayPalResult<CachedToken>> | undefined

  async function ask(): Promise<PayPalResult<CachedToken>> {
    const requestedAtMs = clock().getTime()
    const credentials = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64')
    const result = await exchange(`${settings.baseUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${credentials}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      timeoutMs,
    })
    return mapResult(result, (body) => {
      const granted = Granted.safeParse(body)
      if (!granted.success) return { kind: 'unknown', reason: 'unreadable' }
      const untilMs = requestedAtMs + granted.data.expires_in * 1000 - marginMs
      cached = { token: granted.data.access_token, untilMs }
      return { kind: 'ok', value: cached }
    })
  }

  return {
    get: async (): Promise<PayPalResult<string>> => {
      if (cached && clock().getTime() < cached.untilMs) return { kind: 'ok', value: cached.token }
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return mapResult(await asking, ({ token }) => ({ kind: 'ok', value: token }))
    },
    /** Drops a refused token, unless it was replaced since. */
    forget: (token: string): void => {
      if (cached?.token === token) cached = undefined
    },
  }
}
