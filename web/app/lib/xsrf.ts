/** The header that proves a request comes from our page: it repeats the XSRF-TOKEN cookie. */
export function xsrfHeaders(): Record<string, string> {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith('XSRF-TOKEN='))
  return pair ? { 'X-XSRF-TOKEN': decodeURIComponent(pair.slice('XSRF-TOKEN='.length)) } : {}
}
