import type { AnalyticsBatch, AnalyticsEvent } from '@lettrine/contract/analytics'
import type { PublicConfig } from '@lettrine/contract/config'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { audienceChoice, watchAudienceChoice } from './analytics-choice.ts'
import { deviceOf, patternOf, referrerOf, vitalValue } from './analytics-properties.ts'
import { buildAudienceQueue, type Outcome } from './analytics-queue.ts'

const address = '/v1/analytics/events'
const json = 'application/json'

/**
 * Begins to send what is counted, and to measure how fast the page came. Nothing is sent where the installation
 * counts nothing. Rejects when the server cannot be asked.
 * @param isWelcome - whether one may count here, asked again each time
 */
export async function openAudience(isWelcome: () => boolean) {
  const { features, analyticsService: service } = await readConfig()
  if (!features.analytics) return { tell: () => {} }
  const queue = buildAudienceQueue({
    post,
    leave: (batch) => navigator.sendBeacon(address, new Blob([JSON.stringify(batch)], { type: json })),
    isOnline: () => navigator.onLine,
    isWelcome,
    mayForward: () => service !== undefined && audienceChoice(service) === 'accepted',
    later: (run, ms) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
  const add = (event: AnalyticsEvent) => {
    queue.add(event)
    // Some figures are only known as the page is left, after the last batch went.
    if (document.visibilityState === 'hidden') queueMicrotask(queue.leave)
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && queue.leave())
  window.addEventListener('pagehide', queue.leave)
  window.addEventListener('online', () => void queue.flush())
  watchAudienceChoice(() => isWelcome() || queue.forget())
  measureLoad(add)
  return { service, tell: tellWith(add) }
}

async function readConfig(): Promise<PublicConfig> {
  // Without the session: who is there is not asked.
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
      // It goes on when the page is left meanwhile.
      keepalive: true,
    })
    return 'settled'
  } catch {
    return 'lost'
  }
}

function tellWith(add: (event: AnalyticsEvent) => void) {
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
    add({ name: 'page_view', page, referrer, device: deviceOf(window.innerWidth), theme: shownTheme() })
  }
}

const shownTheme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

/** Each figure once, under the page that the browser loaded, whichever one is shown by then. */
function measureLoad(add: (event: AnalyticsEvent) => void): void {
  const [loaded] = performance.getEntriesByType('navigation')
  const page = loaded && patternOf(new URL(loaded.name).pathname)
  if (!page) return
  const device = deviceOf(window.innerWidth)
  const tell = ({ name, value }: Metric) =>
    add({ name: 'web_vital', metric: name, value: vitalValue(name, value), page, device })
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(tell)
}
