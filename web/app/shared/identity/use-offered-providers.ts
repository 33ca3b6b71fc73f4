import type { PublicConfig } from '@lettrine/contract/config'
import { SocialProvider } from '@lettrine/contract/identity'
import { useEffect, useState } from 'react'
import { requestJson } from '../../lib/api/http.ts'

export type OfferedProviders = {
  providers: readonly SocialProvider[]
  /** The public origin, when the page was opened under another name of this machine. */
  elsewhere?: string
}

/** Configured providers; both while loading, so that most screens do not shift. */
export function useOfferedProviders(): OfferedProviders {
  const [offered, setOffered] = useState<OfferedProviders>({ providers: SocialProvider.options })
  useEffect(() => {
    let left = false
    requestJson<{ data: PublicConfig }>('/v1/config').then(
      ({ data }) => left || setOffered(offeredBy(data, window.location.origin)),
      // Without an answer the buttons stay: a click displays the error.
      () => {},
    )
    return () => {
      left = true
    }
  }, [])
  return offered
}

/** A provider returns to the public origin: started under another name, the sign-in would not find its cookie. */
export function offeredBy(
  { publicUrl, socialProviders }: Pick<PublicConfig, 'publicUrl' | 'socialProviders'>,
  origin: string,
): OfferedProviders {
  const home = new URL(publicUrl).origin
  return { providers: socialProviders, ...(home === origin ? {} : { elsewhere: home }) }
}
