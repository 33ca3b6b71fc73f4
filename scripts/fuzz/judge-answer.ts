import { errorStatus } from '@lettrine/contract/errors'
import { faultOfAnswer, type Route } from './routes.ts'

/** Of services that are not ours: a stand-in may refuse what was made up. */
const outside = new Set(['OFFER_UNREACHABLE', 'OFFER_TIMEOUT', 'PAYPAL_UNREACHABLE'])

type Answer = { status: number; text: string }

/** What is wrong with an answer; undefined when it is as the document says. */
export function judgeAnswer(route: Route, { status, text }: Answer): string | undefined {
  if (status === 0) return `the connection was cut: ${text}`
  let body: unknown
  try {
    body = text === '' ? undefined : JSON.parse(text)
  } catch {
    return 'the body is not JSON'
  }
  if (status < 300) return faultOfAnswer(route, body)
  const { error, code } = (body ?? {}) as { error?: unknown; code?: unknown }
  if (typeof error !== 'string' || typeof code !== 'string') return 'no sentence and no code'
  if ((errorStatus as Record<string, number>)[code] !== status) return `${code} with status ${status}`
  return status >= 500 && code !== 'SERVER_BUSY' && !outside.has(code) ? `${status} ${code}` : undefined
}
