import '@fastify/cookie'
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '../../platform/failure.ts'
import { sessionCookie, xsrfCookie } from './session-cookies.ts'

const xsrfHeader = 'x-xsrf-token'

/** Refuses cross-site requests. */
export function checkOrigin(request: FastifyRequest, origins: string[]): void {
  const { origin } = request.headers
  if (origin !== undefined && !origins.includes(origin)) throw failure('UNTRUSTED_ORIGIN')
}

/** The XSRF value of a session: who does not know the session's cookie cannot make it. */
const xsrfValue = (session: string) =>
  createHash('sha256').update(`xsrf ${session}`).digest('base64url').slice(0, 24)

/**
 * Sets the XSRF cookie (double submit: the page repeats it in a header) with each session cookie, with the same
 * lifetime, so that the page can tell from it whether a session may exist.
 * @param cookies - the `Set-Cookie` lines of the answer
 */
export function issueXsrfToken(reply: FastifyReply, cookies: string[], publicUrl: string): void {
  const { name, secure } = sessionCookie(publicUrl)
  const opened = cookies.find((line) => line.startsWith(`${name}=`) && !line.startsWith(`${name}=;`))
  if (opened === undefined) return
  const maxAge = /; Max-Age=(\d+)/i.exec(opened)?.[1]
  const session = decodeURIComponent(opened.slice(name.length + 1).split(';')[0]!)
  reply.setCookie(xsrfCookie, xsrfValue(session), {
    path: '/',
    sameSite: 'lax',
    secure,
    httpOnly: false,
    ...(maxAge !== undefined && { maxAge: Number(maxAge) }),
  })
}

/** Requires the XSRF header of this session for changes with its cookie: another site cannot read it. */
export function checkXsrfPair(request: FastifyRequest, publicUrl: string): void {
  const cookie = request.cookies[xsrfCookie]
  if (!cookie || request.headers[xsrfHeader] !== cookie) throw failure('UNTRUSTED_ORIGIN')
  const session = request.cookies[sessionCookie(publicUrl).name]
  if (session && cookie !== xsrfValue(session)) throw failure('UNTRUSTED_ORIGIN')
}
