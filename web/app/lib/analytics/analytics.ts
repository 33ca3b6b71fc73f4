import type { AnalyticsEvent, SignInWay } from '@lettrine/contract/analytics'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { audienceChoice, browserObjects, useAudienceChoice, watchAudienceChoice } from './analytics-choice.ts'

/** What happens before the rest is loaded waits here. A view is told by its path, whose pattern is found later. */
type Waiting = AnalyticsEvent | { path: string }
type Teller = (one: Waiting) => void

const mostWaiting = 50
const waiting: Waiting[] = []
let tell: Teller | undefined
let isLoading = false

let service: string | undefined
const listeners = new Set<() => void>()

const isWelcome = () => !browserObjects() && audienceChoice() !== 'refused'

function count(one: Waiting): void {
  if (!isWelcome()) return
  if (tell) tell(one)
  else if (waiting.length < mostWaiting) waiting.push(one)
}

/** Counts something of the catalogue, without delay and without fail. */
export const countEvent = (event: AnalyticsEvent): void => count(event)

/** Counts a try to sign in and how it ends; rejects as it does. */
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

/** Counts each page that is opened, by the pattern of its path. */
export function usePageViews(isCounted = true): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (isCounted) count({ path: pathname })
  }, [pathname, isCounted])
}

/** Loads what counts once the page is at rest, unless it is refused here; called once, by the root. */
export function startAudience(): () => void {
  const start = () => {
    if (isWelcome() && !tell && !isLoading) whenAtRest(load)
  }
  start()
  window.addEventListener('online', start)
  const unwatch = watchAudienceChoice(() => {
    if (!isWelcome()) waiting.length = 0
    start()
  })
  return () => {
    window.removeEventListener('online', start)
    unwatch()
  }
}

async function load(): Promise<void> {
  if (tell || isLoading) return
  isLoading = true
  try {
    const { openAudience } = await import('./analytics-sender.ts')
    const opened = await openAudience(isWelcome)
    service = opened.service
    tell = opened.tell
    for (const one of waiting.splice(0)) tell(one)
    for (const listener of listeners) listener()
  } catch {
    // Without a network nothing is counted, and that is no fault to show; `online` tries again.
  } finally {
    isLoading = false
  }
}

function whenAtRest(run: () => Promise<void>): void {
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

/** The outside service that counts too, by its host; undefined where there is none, or until it is known. */
export const useAudienceService = (): string | undefined =>
  useSyncExternalStore(
    watchService,
    () => service,
    () => undefined,
  )

/** The service about which one is still to be asked. */
export function useAudienceQuestion(): string | undefined {
  const known = useAudienceService()
  return useAudienceChoice(known) === 'unset' ? known : undefined
}
