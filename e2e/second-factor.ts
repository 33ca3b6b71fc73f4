import type { Page } from '@playwright/test'
import { codeOfApplication } from '../sandbox/testing/application.ts'
import { callApi, type Person } from './person.ts'

/** Sets up an application through the API; returns its key. */
export async function setUpSecondFactor(
  page: Page,
  { token, password }: Person & { token: string },
): Promise<string> {
  const { key } = await callApi(page, token, 'POST', '/users/second-factor', { password })
  await callApi(page, token, 'POST', '/users/second-factor/activate', { code: codeOfApplication(key) })
  return key
}

/** A device with passkeys that Chromium simulates; `answer` sets whether it answers by itself. */
export async function addPasskeyDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  })
  return {
    answer: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}

/** To be run in the page: the browser proposes no passkey in the email field. A device that answers at once would sign in before the button is pressed. */
export function suggestNoPasskeys(): void {
  PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
}
