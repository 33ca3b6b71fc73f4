import type { AudienceChoice } from '@lettrine/contract/analytics'
import { audienceConsentMonths } from '@lettrine/contract/retention'
import { useSyncExternalStore } from 'react'

const storageKey = 'lettrine-audience'
const listeners = new Set<() => void>()

// What was chosen where nothing can be stored lasts as long as the page.
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
 * What was chosen on this device. A refusal stands until it is taken back; an acceptance is for one service, named,
 * and lasts six months: then one is asked again.
 * @param value - as it is kept: «refused», or «accepted 2026-11-22 matomo.example»
 */
export function readChoice(value: string, service: string | undefined, today: Date): AudienceChoice {
  if (value === 'refused') return 'refused'
  const [choice, day = '', accepted] = value.split(' ')
  if (choice !== 'accepted' || service === undefined || accepted !== service) return 'unset'
  const end = new Date(`${day}T00:00:00Z`)
  end.setUTCMonth(end.getUTCMonth() + audienceConsentMonths)
  // A day that is none gives an end that is none.
  return today < end ? 'accepted' : 'unset'
}

/** What holds here now for an outside service, or without one. */
export const analyticsChoice = (service?: string): AudienceChoice =>
  readChoice(readStored(), service, new Date())

/** Nothing is counted on this device any more. */
export const refuseAnalytics = (): void => store('refused')

/** We count, and nobody else does, until one is asked. */
export const resetAnalyticsChoice = (): void => store('')

export const acceptAnalytics = (service: string): void =>
  store(`accepted ${new Date().toISOString().slice(0, 10)} ${service}`)

/** Calls `changed` when something else is chosen, in this window or in another one; returns how to stop. */
export function watchAnalyticsChoice(changed: () => void): () => void {
  const heard = ({ key }: StorageEvent) => key === storageKey && changed()
  listeners.add(changed)
  window.addEventListener('storage', heard)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', heard)
  }
}

export const useAnalyticsChoice = (service?: string): AudienceChoice =>
  useSyncExternalStore(
    watchAnalyticsChoice,
    () => analyticsChoice(service),
    () => 'unset',
  )

/** Whether the browser itself asks that its user not be followed (Do Not Track, Global Privacy Control). */
export const hasDoNotTrack = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}

const noSubscription = () => () => {}

export const useHasDoNotTrack = (): boolean =>
  useSyncExternalStore(noSubscription, hasDoNotTrack, () => false)
