const name = 'XSRF-TOKEN='

function findPair(): string | undefined {
  return document.cookie.split('; ').find((cookie) => cookie.startsWith(name))
}

export function hasXsrfCookie(): boolean {
  return findPair() !== undefined
}

/** The header that proves a request comes from our page: it repeats the XSRF-TOKEN cookie. */
export function xsrfHeaders(): Record<string, string> {
  const pair = findPair()
  return pair ? { 'X-XSRF-TOKEN': decodeURIComponent(pair.slice(name.length)) } : {}
}
