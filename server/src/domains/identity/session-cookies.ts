import { xsrfCookie } from './request-guards.ts'

/** The cookies of a session, as a browser must be told to forget them. */
export function sessionCookies(publicUrl: string): { name: string; secure: boolean }[] {
  const secure = publicUrl.startsWith('https:')
  // Better Auth marks the name of a cookie that only travels by https.
  const session = secure ? '__Secure-lettrine.session_token' : 'lettrine.session_token'
  return [session, xsrfCookie].map((name) => ({ name, secure }))
}
