import '@fastify/cookie'
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '../../platform/failure.ts'
import { sessionLifetimeSeconds } from './auth.ts'

export const xsrfCookie = 'XSRF-TOKEN'
const xsrfHeader = 'x-xsrf-token'

/** Refuses a request that a page of another site made. */
export function checkOrigin(request: FastifyRequest, origins: string[]): void {
  const { origin } = request.headers
  if (origin !== undefined && !origins.includes(origin)) throw failure('UNTRUSTED_ORIGIN')
}

/** Gives the browser its half of the pair, once; the page repeats it in a header (double submit). */
export function giveXsrfToken(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  if (request.cookies[xsrfCookie]) return
  reply.setCookie(xsrfCookie, randomBytes(18).toString('base64url'), {
    path: '/',
    sameSite: 'lax',
    secure,
    httpOnly: false,
    // As long as a session: a browser that has the pair asks whether it has a session too.
    maxAge: sessionLifetimeSeconds,
  })
}

/** Refuses a change asked with the session cookie alone: another site cannot read the pair. */
export function checkXsrfPair(request: FastifyRequest): void {
  const cookie = request.cookies[xsrfCookie]
  if (!cookie || request.headers[xsrfHeader] !== cookie) throw failure('UNTRUSTED_ORIGIN')
}
