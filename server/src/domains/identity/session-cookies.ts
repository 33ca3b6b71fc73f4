export const xsrfCookie = 'XSRF-TOKEN'

type Cookie = { name: string; secure: boolean }

/** The cookie of a session. */
export function sessionCookie(publicUrl: string): Cookie {
  const secure = publicUrl.startsWith('https:')
  // Better Auth marks the name of a cookie that only travels by https.
  return { name: secure ? '__Secure-lettrine.session_token' : 'lettrine.session_token', secure }
}

/** The cookies that come with a session, as a browser must be told to forget them. */
export function sessionCookies(publicUrl: string): Cookie[] {
  const session = sessionCookie(publicUrl)
  return [session, { ...session, name: xsrfCookie }]
}
