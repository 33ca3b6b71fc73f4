import type { PublicConfig } from '@lettrine/contract/config'
import { useEffect, useState } from 'react'
import { landingTexts } from './landing.fr.ts'

/** Said beside prices as long as no real money can move; asked once the page is there. */
export function PricingSandboxNotice() {
  const [isSandbox, setSandbox] = useState(false)
  useEffect(() => {
    const asked = new AbortController()
    fetch('/v1/config', { signal: asked.signal })
      .then((answer) => answer.json() as Promise<{ data: PublicConfig }>)
      .then(({ data }) => setSandbox(data.payments !== undefined && data.payments.mode !== 'live'))
      // Without an answer nothing can be paid either.
      .catch(() => {})
    return () => asked.abort()
  }, [])
  return isSandbox ? <p className="text-info text-small">{landingTexts.pricing.sandbox}</p> : null
}
