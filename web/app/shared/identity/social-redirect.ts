import { SocialProvider, type SocialSignIn } from '@lettrine/contract/identity'
import { returnPath } from '../../lib/session/return-path.ts'

/** Result of a sign-in with a provider: `error` is a code of `social.fr.ts`. */
export type SocialResult = {
  attempt: string
  provider?: SocialProvider
  error?: string
  isPasswordWithdrawn?: boolean
  /** No one is signed in yet: the account asks for a code. */
  asksSecondStep?: boolean
}

export type SocialPurpose = 'sign-in' | 'link'

/** A full-page redirect, used where no popup can be opened. */
export type SocialRedirect = { attempt: string; purpose: SocialPurpose; from: string }

const channelName = 'lettrine-social'
const redirectKey = 'lettrine-social-trip'
const attemptPattern = /^[\w-]{16,64}$/

export function newAttempt(): SocialSignIn['attempt'] {
  return crypto.randomUUID()
}

/** Result in the query of the return page; unexpected values are left out. */
export function readResult(query: URLSearchParams): Partial<SocialResult> {
  const provider = SocialProvider.safeParse(query.get('provider'))
  const attempt = query.get('attempt') ?? ''
  const error = query.get('error')
  return {
    ...(provider.success ? { provider: provider.data } : {}),
    ...(attemptPattern.test(attempt) ? { attempt } : {}),
    ...(query.get('notice') === 'password_withdrawn' ? { isPasswordWithdrawn: true } : {}),
    ...(query.get('notice') === 'second_step' ? { asksSecondStep: true } : {}),
    ...(error === null ? {} : { error: /^[\w ]{1,60}$/.test(error) ? error : 'unknown' }),
  }
}

/**
 * Publishes the result to the page that started the attempt, in any tab. A BroadcastChannel is limited to our
 * origin.
 */
export function publishResult(result: SocialResult): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(result)
  channel.close()
}

/** Calls `hear` once, with the result of `attempt`; returns the unsubscriber. */
export function listenForResult(attempt: string, hear: (result: SocialResult) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<SocialResult>) => {
    if (data?.attempt !== attempt) return
    channel.close()
    hear(data)
  }
  return () => channel.close()
}

export function storeRedirect(trip: SocialRedirect): void {
  sessionStorage.setItem(redirectKey, JSON.stringify(trip))
}

/**
 * The pending redirect of this tab, removed as it is read. A popup starts with a copy of its opener’s session
 * storage: see `clearRedirect`.
 */
export function takeRedirect(): SocialRedirect | undefined {
  const kept = sessionStorage.getItem(redirectKey)
  clearRedirect()
  try {
    const { attempt, purpose, from } = JSON.parse(kept ?? 'null') as SocialRedirect
    return { attempt, purpose: purpose === 'link' ? 'link' : 'sign-in', from: returnPath({ from }) }
  } catch {
    return undefined
  }
}

export function clearRedirect(): void {
  sessionStorage.removeItem(redirectKey)
}
