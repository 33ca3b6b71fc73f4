import type { AnalyticsEvent, DeviceKind, ReferrerKind, Vital } from '@lettrine/contract/analytics'
import { analyticsPages, maxVitalValue, vitalStep } from '@lettrine/contract/analytics-pages'

type Page = (typeof analyticsPages)[number]
type Search = Extract<AnalyticsEvent, { name: 'letter_search' }>

/** Redirects: no page view is counted there. */
const redirectPaths = ['/social', '/subscription', '/editor', '/editor/:id']

const shapeOf = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`)

// A literal path comes before one with a parameter: «/dashboard/letters/new» is no letter.
const shapes = [...analyticsPages, ...redirectPaths]
  .sort((a, b) => Number(a.includes(':')) - Number(b.includes(':')))
  .map((pattern) => ({ pattern, shape: shapeOf(pattern) }))

/** The route pattern of a path, without its parameters; undefined for a redirect. */
export function patternOf(path: string): Page | undefined {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') : path
  const pattern = shapes.find(({ shape }) => shape.test(bare))?.pattern ?? 'not-found'
  return redirectPaths.includes(pattern) ? undefined : (pattern as Page)
}

/** @param width - of the window, in CSS pixels */
export const deviceOf = (width: number): DeviceKind =>
  width < 600 ? 'phone' : width < 1100 ? 'tablet' : 'desktop'

const searchEngines =
  /(^|\.)(google|bing|duckduckgo|qwant|ecosia|yahoo|yandex|baidu|startpage|lilo|brave|mojeek|swisscows)\./
const socialNetworks =
  /(^|\.)(facebook|instagram|linkedin|twitter|x|t|pinterest|reddit|tiktok|youtube|whatsapp|telegram|threads|mastodon|bsky|snapchat)\.(com|co|org|net|social|app|fr)$|(^|\.)(lnkd\.in|t\.me|wa\.me|fb\.me|youtu\.be)$/

/** The kind of site a referrer belongs to; the address itself is not sent. */
export function referrerOf(address: string, ownHost: string): ReferrerKind {
  if (address === '' || !URL.canParse(address)) return 'direct'
  const { host, hostname } = new URL(address)
  if (host === ownHost) return 'internal'
  if (searchEngines.test(hostname)) return 'search'
  return socialNetworks.test(hostname) ? 'social' : 'other'
}

/** A web vital rounded up to a step, so that it stays on its side of a threshold. */
export function vitalValue(metric: Vital, value: number): number {
  const figure = metric === 'CLS' ? value * 1000 : value
  // CLS is a sum of fractions: a rounding error must not add a step.
  const steps = Math.ceil(Number((figure / vitalStep).toFixed(6)))
  return Math.min(maxVitalValue, Math.max(0, steps * vitalStep))
}

export const lengthOf = (words: string): Search['length'] =>
  words.length <= 3 ? 'short' : words.length <= 10 ? 'medium' : 'long'

export const resultCountOf = (found: number): Search['found'] =>
  found === 0 ? 'none' : found <= 5 ? 'few' : 'many'
