import { verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { PayPalSettings } from './paypal-settings.ts'
import { buildSignerCertificates } from './signer-certificates.ts'

export type WebhookEvent = {
  /** Unique among all events; the same one may come again. */
  id: string
  type: string
  createdAt: string
  /** A hint only: handlers read the resource again. */
  resource: Record<string, unknown>
}

export type WebhookVerdict =
  | { kind: 'genuine'; event: WebhookEvent }
  | { kind: 'forged'; reason: ForgeryReason }
  /** Its certificate is unavailable: answer 5xx, and PayPal sends it again. */
  | { kind: 'unknown' }

export type ForgeryReason = 'headers' | 'certificate' | 'signature' | 'body'

const Headers = z.object({
  'paypal-transmission-id': z.string().min(1).max(200),
  'paypal-transmission-time': z.string().min(1).max(50),
  'paypal-transmission-sig': z.base64().min(1).max(2000),
  'paypal-cert-url': z.url().max(500),
  'paypal-auth-algo': z.literal('SHA256withRSA'),
})

const Event = z
  .object({
    id: z.string().min(1).max(100),
    event_type: z.string().min(1),
    create_time: z.string(),
    resource: z.record(z.string(), z.unknown()).default({}),
  })
  .transform(({ id, event_type, create_time, resource }) => ({
    id,
    type: event_type,
    createdAt: create_time,
    resource,
  }))

/**
 * Verifies that a webhook comes from PayPal: its certificate is PayPal’s, and signed these exact bytes for our
 * webhook id. Source: PayPal’s guide on webhook signatures (own verification by CRC32).
 */
export function buildWebhookVerifier(settings: PayPalSettings, options: { clock: Clock; timeoutMs: number }) {
  const certificates = buildSignerCertificates(settings, options)

  return async (
    rawBody: Uint8Array,
    headers: Record<string, string | string[] | undefined>,
  ): Promise<WebhookVerdict> => {
    const read = Headers.safeParse(headers)
    if (!read.success) return { kind: 'forged', reason: 'headers' }
    const signer = await certificates.get(read.data['paypal-cert-url'])
    if (signer === 'unreachable') return { kind: 'unknown' }
    if (signer === 'untrusted') return { kind: 'forged', reason: 'certificate' }
    const signed = [
      read.data['paypal-transmission-id'],
      read.data['paypal-transmission-time'],
      settings.webhookId,
      crc32(rawBody),
    ].join('|')
    const signature = Buffer.from(read.data['paypal-transmission-sig'], 'base64')
    if (!verify('sha256', Buffer.from(signed), signer.publicKey, signature))
      return { kind: 'forged', reason: 'signature' }
    const event = readEvent(rawBody)
    return event ? { kind: 'genuine', event } : { kind: 'forged', reason: 'body' }
  }
}

function readEvent(rawBody: Uint8Array): WebhookEvent | undefined {
  try {
    return Event.safeParse(JSON.parse(Buffer.from(rawBody).toString('utf8'))).data
  } catch {
    return undefined
  }
}
