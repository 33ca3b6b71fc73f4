import { createHash } from 'node:crypto'
import type { AnalyticsEvent } from '@lettrine/contract/analytics'
import { z } from 'zod'
import type { AnalyticsForwarder, ForwardedBatch } from './analytics-forwarder.ts'

export type MatomoSettings = {
  /** Where Matomo is installed, without a final slash. */
  url: string
  /** The site id in Matomo. */
  siteId: number
}

const answerMs = 10_000

const Answer = z.object({ status: z.literal('success'), tracked: z.number(), invalid: z.number().default(0) })

/**
 * Matomo’s HTTP tracking API, in bulk (developer.matomo.org/api-reference/tracking-api). It receives neither address nor
 * browser: all batches come from the server, each with its own visitor id.
 * @param publicUrl - the address of the site, without a final slash
 */
export function buildMatomoForwarder({ url, siteId }: MatomoSettings, publicUrl: string): AnalyticsForwarder {
  return {
    forward: async (batch, signal) => {
      const answer = await fetch(`${url}/matomo.php`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'Lettrine' },
        body: JSON.stringify({
          requests: batch.events.map((event) => `?${requestOf(event, batch, siteId, publicUrl)}`),
        }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
      })
      if (!answer.ok) throw new Error(`The analytics service answered ${answer.status}`)
      const said = Answer.safeParse(await answer.json().catch(() => undefined))
      if (!said.success) throw new Error('The analytics service answered in an unknown format')
      if (said.data.invalid > 0) throw new Error(`The analytics service refused ${said.data.invalid} events`)
    },
  }
}

function requestOf(event: AnalyticsEvent, batch: ForwardedBatch, siteId: number, publicUrl: string) {
  const { name, ...properties } = event
  const parameters: Record<string, string> =
    name === 'page_view'
      ? { url: `${publicUrl}${event.page}`, action_name: event.page }
      : { url: publicUrl, ca: '1', e_c: 'lettrine', e_a: name, ...detailsOf(properties) }
  return new URLSearchParams({
    idsite: String(siteId),
    rec: '1',
    apiv: '1',
    _id: createHash('sha256').update(batch.id).digest('hex').slice(0, 16),
    cdt: String(batch.hour.getTime() / 1000),
    ...parameters,
  }).toString()
}

function detailsOf(properties: Record<string, string | number>): Record<string, string> {
  const { value, ...words } = properties
  const text = Object.values(words).join(' ')
  return { ...(text ? { e_n: text } : {}), ...(value === undefined ? {} : { e_v: String(value) }) }
}
