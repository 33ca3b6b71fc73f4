import { useEffect, useState } from 'react'

/**
 * The token of a link from a mail, removed from the address at once, so that neither the history nor a copied
 * address holds it. Undefined before hydration, null when the link has none.
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const given = new URLSearchParams(window.location.search).get('token')
    if (given !== null) window.history.replaceState(window.history.state, '', window.location.pathname)
    // In development effects run twice: the second time the address is clean already.
    setToken((known) => known ?? given)
  }, [])
  return token
}
