import type { PublicConfig } from '@lettrine/contract/config'
import { SocialProvider } from '@lettrine/contract/identity'
import { useEffect, useState } from 'react'
import { requestJson } from './http.ts'

/** The providers that this installation knows; both until it has answered, so that nothing moves on most screens. */
export function useOfferedProviders(): readonly SocialProvider[] {
  const [offered, setOffered] = useState<readonly SocialProvider[]>(SocialProvider.options)
  useEffect(() => {
    let left = false
    requestJson<{ data: PublicConfig }>('/v1/config').then(
      ({ data }) => left || setOffered(data.socialProviders),
      // Unanswered, the buttons stay: pressing one says what is wrong.
      () => {},
    )
    return () => {
      left = true
    }
  }, [])
  return offered
}
