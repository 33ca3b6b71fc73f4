import type { SignIn, SignUp } from '@lettrine/contract/identity'
import type { Profile } from '@lettrine/contract/profile'
import { useSyncExternalStore } from 'react'
import { accessToken, clearAccessToken } from '../api/access-token.ts'
import { takeEarly } from '../api/early-session.ts'
import { requestJson, whenSessionIsLost } from '../api/http.ts'
import { clearDeviceStorage } from './clear-device-storage.ts'
import { clearUserData } from './clear-user-data.ts'

export type Session =
  | { status: 'loading'; user?: undefined; fault?: undefined }
  | { status: 'authenticated'; user: Profile; fault?: undefined }
  /** `fault`: the session is unknown because the server did not answer. */
  | { status: 'anonymous'; user?: undefined; fault?: Error; reason?: 'lost' | 'signed-out' }

let state: Session = { status: 'loading' }
let started: Promise<void> | undefined
const listeners = new Set<() => void>()

function setState(next: Session): void {
  state = next
  for (const listener of listeners) listener()
}

async function loadUser(): Promise<void> {
  const { data } = await requestJson<{ data: Profile }>('/v1/users/profile')
  setState({ status: 'authenticated', user: data })
}

async function restore(): Promise<void> {
  try {
    if (!(await accessToken())) return setState({ status: 'anonymous' })
    const early = await takeEarly('profile')
    if (early) setState({ status: 'authenticated', user: early.data })
    else await loadUser()
  } catch (fault) {
    setState({ status: 'anonymous', fault: fault as Error })
  }
}

/** Restores the session from the cookie, once; later calls return the same promise. */
export function initializeSession(): Promise<void> {
  started ??= restore()
  return started
}

/** Restores it again, after the server could not be reached. */
export function retrySession(): Promise<void> {
  setState({ status: 'loading' })
  started = restore()
  return started
}

const post = (path: string, body: object) =>
  requestJson<unknown>(path, { method: 'POST', body: JSON.stringify(body) })

/** Whether the sign-in is complete, or waits for the code of a second step. */
export type SignInProgress = 'signed-in' | 'second-step'

/** Rejects with `ApiError`: wrong credentials, too many attempts, no answer. */
export async function signIn(input: SignIn): Promise<SignInProgress> {
  const answer = await post('/v1/auth/sign-in/email', input)
  if ((answer as { twoFactorRedirect?: boolean }).twoFactorRedirect) return 'second-step'
  await resumeSession()
  return 'signed-in'
}

/** Creates the account and signs in at once; rejects with `ApiError`. */
export async function signUp(input: SignUp): Promise<void> {
  await post('/v1/auth/sign-up/email', input)
  clearAccessToken()
  await loadUser()
}

/** Loads the session whose cookie was just set by the return from a provider; rejects with `ApiError`. */
export async function resumeSession(): Promise<void> {
  clearAccessToken()
  await loadUser()
}

export async function signOut(): Promise<void> {
  await post('/v1/auth/sign-out', {})
  endLocalSession()
}

/** Clears a session that the server has ended, in all tabs of this browser. */
export function endLocalSession(): void {
  clearSession()
  otherTabs?.postMessage('signed-out')
}

let isLeaving = false

/**
 * Clears a session whose account is deleted, with its data on this device: other tabs at once, this one after
 * `delayMs`, while it displays the confirmation.
 */
export function endLocalSessionAfter(delayMs: number): void {
  isLeaving = true
  if (state.user) void clearUserData(state.user.id)
  clearDeviceStorage()
  clearAccessToken()
  otherTabs?.postMessage('signed-out')
  setTimeout(() => {
    isLeaving = false
    clearSession()
  }, delayMs)
}

/** Fetches the signed-in user again after a change; does nothing when signed out. */
export async function refreshUser(): Promise<void> {
  if (state.status === 'authenticated') await loadUser()
}

/** Ends every session of the account with `end`, then the local one; rejects with `ApiError`. */
export async function signOutEverywhere(end: () => Promise<unknown>): Promise<void> {
  await end()
  endLocalSession()
}

function clearSession(): void {
  clearDeviceStorage()
  clearAccessToken()
  setState({ status: 'anonymous', reason: 'signed-out' })
}

// A prerendered page has no other tabs.
const otherTabs = typeof window === 'undefined' ? undefined : new BroadcastChannel('lettrine-session')
otherTabs?.addEventListener('message', clearSession)

whenSessionIsLost(() => {
  if (!isLeaving) setState({ status: 'anonymous', reason: 'lost' })
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  void initializeSession()
  return () => listeners.delete(listener)
}

const snapshot = () => state
const prerendered: Session = { status: 'loading' }

/** The current session; restores it on first use. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, snapshot, () => prerendered)
}
