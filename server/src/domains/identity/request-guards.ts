import '@fastify/cookie'
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '../../platform/failure.ts'
import { sessionCookie, xsrfCookie } from './session-cookies.ts'

const xsrfHeader = 'x-xsrf-token'

/** Refuses cross-site requests. */
export function checkOrigin(request: FastifyRequest, origins: string[]): void {
  const { origin } = request.headers
  if (origin !== undefined && !origins.includes(origin)) throw failure('UNTRUSTED_ORIGIN')
}

/**
 * Sets the XSRF cookie (double submit: the page repeats it in a header) with each session cookie, with the same
 * lifetime, so that the page can tell from it whether a session may exist.
 * @param cookies - the `Set-Cookie` lines of the answer
 */
export function issueXsrfToken(
  request: FastifyRequest,
  reply: FastifyReply,
  cookies: string[],
  publicUrl: string,
): void {
  const { name, secure } = sessionCookie(publicUrl)
  const opened = cookies.find((line) => line.startsWith(`${name}=`) && !line.startsWith(`${name}=;`))
  if (opened === undefined) return
  const maxAge = /; Max-Age=(\d+)/i.exec(opened)?.[1]
  reply.setCookie(xsrfCookie, request.cookies[xsrfCookie] || randomBytes(18).toString('base64url'), {
    path: '/',
    sameSite: 'lax',
    secure,
    httpOnly: false,
    ...(maxAge !== undefined && { maxAge: Number(maxAge) }),
  })
}

/** Requires the XSRF header for changes with the session cookie: another site cannot read the pair. */
export function checkXsrfPair(request: FastifyRequest): void {
  const cookie = request.cookies[xsrfCookie]
  if (!cookie || request.headers[xsrfHeader] !== cookie) throw failure('UNTRUSTED_ORIGIN')
}
