import type { SocialProvider } from '@lettrine/contract/identity'
import { ApiError } from '../../lib/api/api-error.ts'
import { requestJson } from '../../lib/api/http.ts'
import { watchPopup } from './popup-watch.ts'
import { socialMessage } from './social.fr.ts'
import {
  clearRedirect,
  listenForResult,
  newAttempt,
  type SocialPurpose,
  type SocialResult,
  storeRedirect,
} from './social-redirect.ts'

const addresses = {
  'sign-in': '/v1/auth/sign-in/social',
  link: '/v1/auth/link-social',
} as const satisfies Record<SocialPurpose, string>

const size = { width: 480, height: 720 }
export type SocialOutcome =
  | { kind: 'done'; isPasswordWithdrawn: boolean; asksSecondStep: boolean }
  /** `mayRedirect`: the popup was blocked, but a full-page redirect is possible. */
  | { kind: 'failed'; message: string; mayRedirect?: true }

/** Requests the address of the provider’s page. */
async function providerPage(
  purpose: SocialPurpose,
  provider: SocialProvider,
  attempt: string,
): Promise<string> {
  const { url } = await requestJson<{ url: string }>(addresses[purpose], {
    method: 'POST',
    body: JSON.stringify({ provider, attempt }),
  })
  return url
}

/** An installed application on a phone cannot open popups. */
export const canOpenWindows = () => !window.matchMedia('(display-mode: standalone)').matches

function openPopupWindow(): Window | null {
  clearRedirect()
  const left = window.screenX + Math.max(0, (window.outerWidth - size.width) / 2)
  const top = window.screenY + Math.max(0, (window.outerHeight - size.height) / 2)
  return window.open('', '_blank', `popup,width=${size.width},height=${size.height},left=${left},top=${top}`)
}

const failed = (code: string, provider: SocialProvider): SocialOutcome => ({
  kind: 'failed',
  message: socialMessage(code, provider),
})

/**
 * Opens a provider in a popup; must be called within the click event, or browsers block it. Calls `tell` with the
 * outcome. A provider may sever the link between the two windows (COOP), which looks like a closed popup: a result
 * after «closed» is therefore reported too.
 * @returns cancels the attempt
 */
export function openSocialPopup(
  purpose: SocialPurpose,
  provider: SocialProvider,
  report: (end: SocialOutcome) => void,
): () => void {
  const popup = openPopupWindow()
  if (!popup) {
    report({ kind: 'failed', message: socialMessage('popup_blocked', provider), mayRedirect: true })
    return () => {}
  }
  const attempt = newAttempt()
  const stopWatching = watchPopup<SocialResult>({
    isClosed: () => popup.closed,
    listen: (onResult) => listenForResult(attempt, onResult),
    onResult: ({ error, isPasswordWithdrawn = false, asksSecondStep = false }) =>
      report(error ? failed(error, provider) : { kind: 'done', isPasswordWithdrawn, asksSecondStep }),
    onClosed: () => report(failed('popup_closed', provider)),
  })
  const abandon = () => {
    stopWatching()
    popup.close()
  }
  providerPage(purpose, provider, attempt).then(
    (url) => popup.location.replace(url),
    (fault: unknown) => {
      abandon()
      report({ kind: 'failed', message: messageOf(fault, provider) })
    },
  )
  return abandon
}

/** Redirects the whole page to a provider, which returns to `from`. Rejects with `ApiError`. */
export async function redirectToProvider(
  purpose: SocialPurpose,
  provider: SocialProvider,
  from: string,
): Promise<void> {
  const attempt = newAttempt()
  const url = await providerPage(purpose, provider, attempt)
  storeRedirect({ attempt, purpose, from })
  window.location.assign(url)
}

/** The message of a refusal, with the provider’s name. */
export function messageOf(fault: unknown, provider: SocialProvider): string {
  if (!(fault instanceof ApiError)) throw fault
  const isOfProvider = fault.code.startsWith('PROVIDER_')
  return isOfProvider ? socialMessage(fault.code.toLowerCase(), provider) : fault.message
}
