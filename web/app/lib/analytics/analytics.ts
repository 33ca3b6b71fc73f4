import type { AnalyticsEvent, SignInWay } from '@lettrine/contract/analytics'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import {
  analyticsChoice,
  hasDoNotTrack,
  useAnalyticsChoice,
  watchAnalyticsChoice,
} from './analytics-choice.ts'

/** Events before the sender is loaded. A page view has only its path; its pattern is found later. */
type PendingEvent = AnalyticsEvent | { path: string }
type Sender = (one: PendingEvent) => void

const maxPending = 50
const pending: PendingEvent[] = []
let send: Sender | undefined
let isLoading = false

let service: string | undefined
const listeners = new Set<() => void>()

const isAllowed = () => !hasDoNotTrack() && analyticsChoice() !== 'refused'

function count(one: PendingEvent): void {
  if (!isAllowed()) return
  if (send) send(one)
  else if (pending.length < maxPending) pending.push(one)
}

/** Counts an event; never waits and never fails. */
export const countEvent = (event: AnalyticsEvent): void => count(event)

/** Counts an attempt to sign in and its result; rejects as `signIn` does. */
export async function countSignIn(way: SignInWay, signIn: () => Promise<void>): Promise<void> {
  count({ name: 'login_attempt', way })
  try {
    await signIn()
  } catch (fault) {
    count({ name: 'login_failed', way })
    throw fault
  }
  count({ name: 'login_success', way })
}

/** Counts each page view, by the pattern of its path. */
export function usePageViews(isCounted = true): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (isCounted) count({ path: pathname })
  }, [pathname, isCounted])
}

/** Loads the sender when the page is idle, unless analytics is refused; called once, by the root. */
export function startAnalytics(): () => void {
  const start = () => {
    if (isAllowed() && !send && !isLoading) whenIdle(load)
  }
  start()
  window.addEventListener('online', start)
  const unwatch = watchAnalyticsChoice(() => {
    if (!isAllowed()) pending.length = 0
    start()
  })
  return () => {
    window.removeEventListener('online', start)
    unwatch()
  }
}

async function load(): Promise<void> {
  if (send || isLoading) return
  isLoading = true
  try {
    const { startSending } = await import('./analytics-sender.ts')
    const opened = await startSending(isAllowed)
    service = opened.service
    send = opened.send
    for (const one of pending.splice(0)) send(one)
    for (const listener of listeners) listener()
  } catch {
    // Offline: nothing is counted and no error is displayed; the `online` event tries again.
  } finally {
    isLoading = false
  }
}

function whenIdle(run: () => Promise<void>): void {
  const rest = () =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(() => void run(), { timeout: 3_000 })
      : setTimeout(() => void run(), 1_000)
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { once: true })
}

function watchService(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Host of the outside analytics service; undefined without one, or while loading. */
export const useAnalyticsService = (): string | undefined =>
  useSyncExternalStore(
    watchService,
    () => service,
    () => undefined,
  )

/** The service whose consent is still to be asked for. */
export function useAnalyticsConsentRequest(): string | undefined {
  const known = useAnalyticsService()
  return useAnalyticsChoice(known) === 'unset' ? known : undefined
}
