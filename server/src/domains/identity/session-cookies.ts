export const xsrfCookie = 'XSRF-TOKEN'

type Cookie = { name: string; secure: boolean }

/** The cookie of a session. */
export function sessionCookie(publicUrl: string): Cookie {
  const secure = publicUrl.startsWith('https:')
  // Better Auth adds the `__Secure-` prefix over https.
  return { name: secure ? '__Secure-lettrine.session_token' : 'lettrine.session_token', secure }
}

/** The cookies of a session, to clear them. */
export function sessionCookies(publicUrl: string): Cookie[] {
  const session = sessionCookie(publicUrl)
  return [session, { ...session, name: xsrfCookie }]
}
