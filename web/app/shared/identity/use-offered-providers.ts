import type { PublicConfig } from '@lettrine/contract/config'
import { SocialProvider } from '@lettrine/contract/identity'
import { useEffect, useState } from 'react'
import { requestJson } from '../../lib/api/http.ts'

export type OfferedProviders = {
  providers: readonly SocialProvider[]
  /** The origin that providers lead back to, when the page is seen under another name of this machine. */
  elsewhere?: string
}

/** The providers that this installation knows; both until it has answered, so that nothing moves on most screens. */
export function useOfferedProviders(): OfferedProviders {
  const [offered, setOffered] = useState<OfferedProviders>({ providers: SocialProvider.options })
  useEffect(() => {
    let left = false
    requestJson<{ data: PublicConfig }>('/v1/config').then(
      ({ data }) => left || setOffered(offeredBy(data, window.location.origin)),
      // Unanswered, the buttons stay: pressing one says what is wrong.
      () => {},
    )
    return () => {
      left = true
    }
  }, [])
  return offered
}

/** A provider leads back to the public address: begun under another name, a sign-in would not find its cookie. */
export function offeredBy(
  { publicUrl, socialProviders }: Pick<PublicConfig, 'publicUrl' | 'socialProviders'>,
  origin: string,
): OfferedProviders {
  const home = new URL(publicUrl).origin
  return { providers: socialProviders, ...(home === origin ? {} : { elsewhere: home }) }
}
