import type { PublicConfig } from '@lettrine/contract/config'
import { useEffect, useState } from 'react'
import { landingTexts } from './landing.fr.ts'

/** Notice next to prices while payments are in sandbox mode; fetched after the page has loaded. */
export function PricingSandboxNotice() {
  const [isSandbox, setSandbox] = useState(false)
  useEffect(() => {
    const request = new AbortController()
    fetch('/v1/config', { signal: request.signal })
      .then((answer) => answer.json() as Promise<{ data: PublicConfig }>)
      .then(({ data }) => setSandbox(data.payments !== undefined && data.payments.mode !== 'live'))
      // Without an answer no payment is possible either.
      .catch(() => {})
    return () => request.abort()
  }, [])
  return isSandbox ? <p className="text-info text-small">{landingTexts.pricing.sandbox}</p> : null
}
