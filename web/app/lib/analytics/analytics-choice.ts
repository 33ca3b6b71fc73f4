import type { AnalyticsChoice } from '@lettrine/contract/analytics'
import { analyticsConsentMonths } from '@lettrine/contract/retention'
import { useSyncExternalStore } from 'react'

const storageKey = 'lettrine-audience'
const listeners = new Set<() => void>()

// Where nothing can be stored, the choice lasts as long as the page.
let unstored: string | undefined

function readStored(): string {
  try {
    return localStorage.getItem(storageKey) ?? unstored ?? ''
  } catch {
    return unstored ?? ''
  }
}

function store(value: string): void {
  unstored = value
  try {
    if (value === '') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, value)
  } catch {
    // Forbidden storage: see above.
  }
  for (const listener of listeners) listener()
}

/**
 * The choice made on this device. A refusal stands until it is withdrawn; a consent is for one named service and
 * lasts six months, then it is asked again.
 * @param value - as stored: «refused», or «accepted 2026-11-22 matomo.example»
 */
export function readChoice(value: string, service: string | undefined, today: Date): AnalyticsChoice {
  if (value === 'refused') return 'refused'
  const [choice, day = '', accepted] = value.split(' ')
  if (choice !== 'accepted' || service === undefined || accepted !== service) return 'unset'
  const end = new Date(`${day}T00:00:00Z`)
  end.setUTCMonth(end.getUTCMonth() + analyticsConsentMonths)
  // An invalid day gives an invalid date, and the comparison is false.
  return today < end ? 'accepted' : 'unset'
}

/** The current choice for an outside service, or without one. */
export const analyticsChoice = (service?: string): AnalyticsChoice =>
  readChoice(readStored(), service, new Date())

/** Stops analytics on this device. */
export const refuseAnalytics = (): void => store('refused')

/** Resets the choice: our own analytics runs, and no other before consent. */
export const resetAnalyticsChoice = (): void => store('')

export const acceptAnalytics = (service: string): void =>
  store(`accepted ${new Date().toISOString().slice(0, 10)} ${service}`)

/** Calls `changed` when the choice changes, in this window or in another one; returns the unsubscriber. */
export function watchAnalyticsChoice(changed: () => void): () => void {
  const heard = ({ key }: StorageEvent) => key === storageKey && changed()
  listeners.add(changed)
  window.addEventListener('storage', heard)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', heard)
  }
}

export const useAnalyticsChoice = (service?: string): AnalyticsChoice =>
  useSyncExternalStore(
    watchAnalyticsChoice,
    () => analyticsChoice(service),
    () => 'unset',
  )

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export const hasDoNotTrack = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}

const noSubscription = () => () => {}

export const useHasDoNotTrack = (): boolean =>
  useSyncExternalStore(noSubscription, hasDoNotTrack, () => false)
