import type { AnalyticsBatch, AnalyticsEvent } from '@lettrine/contract/analytics'
import type { PublicConfig } from '@lettrine/contract/config'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { analyticsChoice, watchAnalyticsChoice } from './analytics-choice.ts'
import { deviceOf, patternOf, referrerOf, vitalValue } from './analytics-properties.ts'
import { createAnalyticsQueue, type Outcome } from './analytics-queue.ts'

const address = '/v1/analytics/events'
const json = 'application/json'

/**
 * Starts sending events and measuring web vitals; does nothing where the installation has analytics disabled.
 * Rejects when the server cannot be reached.
 * @param isAllowed - whether counting is allowed, asked again each time
 */
export async function startSending(isAllowed: () => boolean) {
  const { features, analyticsService: service } = await readConfig()
  if (!features.analytics) return { send: () => {} }
  const queue = createAnalyticsQueue({
    post,
    sendBeacon: (batch) => navigator.sendBeacon(address, new Blob([JSON.stringify(batch)], { type: json })),
    isOnline: () => navigator.onLine,
    isAllowed,
    mayForward: () => service !== undefined && analyticsChoice(service) === 'accepted',
    schedule: (run, ms) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
  const add = (event: AnalyticsEvent) => {
    queue.add(event)
    // Some web vitals are only reported when the page is hidden, after the last batch was sent.
    if (document.visibilityState === 'hidden') queueMicrotask(queue.leave)
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && queue.leave())
  window.addEventListener('pagehide', queue.leave)
  window.addEventListener('online', () => void queue.flush())
  watchAnalyticsChoice(() => isAllowed() || queue.clear())
  measureLoad(add)
  return { service, send: senderFor(add) }
}

async function readConfig(): Promise<PublicConfig> {
  // Without credentials: the user does not matter.
  const answer = await fetch('/v1/config', { credentials: 'omit' })
  if (!answer.ok) throw new Error(`The configuration answered ${answer.status}`)
  return ((await answer.json()) as { data: PublicConfig }).data
}

async function post(batch: AnalyticsBatch): Promise<Outcome> {
  try {
    await fetch(address, {
      method: 'POST',
      headers: { 'content-type': json },
      body: JSON.stringify(batch),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // Lets the request survive the page.
      keepalive: true,
    })
    return 'delivered'
  } catch {
    return 'lost'
  }
}

function senderFor(add: (event: AnalyticsEvent) => void) {
  let isFirst = true
  return (one: AnalyticsEvent | { path: string }): void => {
    if ('name' in one) {
      add(one)
      return
    }
    const page = patternOf(one.path)
    if (!page) return
    const referrer = isFirst ? referrerOf(document.referrer, window.location.host) : 'internal'
    isFirst = false
    add({ name: 'page_view', page, referrer, device: deviceOf(window.innerWidth), theme: currentTheme() })
  }
}

const currentTheme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

/** Each web vital once, under the page that was loaded, whichever page is displayed by then. */
function measureLoad(add: (event: AnalyticsEvent) => void): void {
  const [loaded] = performance.getEntriesByType('navigation')
  const page = loaded && patternOf(new URL(loaded.name).pathname)
  if (!page) return
  const device = deviceOf(window.innerWidth)
  const send = ({ name, value }: Metric) =>
    add({ name: 'web_vital', metric: name, value: vitalValue(name, value), page, device })
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(send)
}
