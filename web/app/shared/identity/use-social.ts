import type { SocialProvider } from '@lettrine/contract/identity'
import { useEffect, useRef, useState } from 'react'
import { countEvent } from '../../lib/analytics/analytics.ts'
import { canOpenWindows, messageOf, openSocialPopup, redirectToProvider } from './social-popup.ts'
import type { SocialPurpose } from './social-redirect.ts'

export type SocialFault = { provider: SocialProvider; message: string; mayRedirect: boolean }

/**
 * Sign-in with a provider, one attempt at a time: in a popup, or else with a full-page redirect.
 * @param from where a redirect returns to
 */
export function useSocial(
  purpose: SocialPurpose,
  from: string,
  onDone: (end: { isPasswordWithdrawn: boolean; asksSecondStep: boolean }) => Promise<void>,
) {
  const [waiting, setWaiting] = useState<SocialProvider>()
  const [fault, setFault] = useState<SocialFault>()
  const abandon = useRef(() => {})
  useEffect(() => () => abandon.current(), [])

  const note = (name: 'login_attempt' | 'login_success' | 'login_failed', way: SocialProvider) => {
    if (purpose === 'sign-in') countEvent({ name, way })
  }
  const fail = (provider: SocialProvider, message: string, mayRedirect = false) => {
    note('login_failed', provider)
    setWaiting(undefined)
    setFault({ provider, message, mayRedirect })
  }
  const withPage = (provider: SocialProvider) => {
    note('login_attempt', provider)
    setFault(undefined)
    setWaiting(provider)
    redirectToProvider(purpose, provider, from).catch((refused: unknown) =>
      fail(provider, messageOf(refused, provider)),
    )
  }
  const beside = (provider: SocialProvider) => {
    note('login_attempt', provider)
    abandon.current()
    setFault(undefined)
    setWaiting(provider)
    abandon.current = openSocialPopup(purpose, provider, (end) => {
      if (end.kind === 'failed') return fail(provider, end.message, end.mayRedirect)
      setWaiting(undefined)
      setFault(undefined)
      onDone(end).then(
        () => note('login_success', provider),
        (refused: unknown) => fail(provider, messageOf(refused, provider)),
      )
    })
  }
  return {
    waiting,
    fault,
    dismiss: () => setFault(undefined),
    start: (provider: SocialProvider) => (canOpenWindows() ? beside(provider) : withPage(provider)),
    withPage,
  }
}
