import { knownDeviceDays } from '@lettrine/contract/retention'
import '@fastify/cookie'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const cookieName = 'lettrine.device'
const lifetimeSeconds = 60 * 60 * 24 * knownDeviceDays
/** Accounts remembered per device, as for a shared family computer. */
const maxAccountsPerDevice = 5

const tagLength = 22

/** Signed proof that the device `id` has signed in to the account `email`. */
const tagOf = (secret: string, id: string, email: string) =>
  createHmac('sha256', secret).update(`${id} ${email.toLowerCase()}`).digest('base64url').slice(0, tagLength)

type DeviceCookie = { id: string; tags: string[] }

function readCookie(request: FastifyRequest): DeviceCookie | undefined {
  const [id = '', ...tags] = (request.cookies[cookieName] ?? '').split('.')
  const isOurs = /^[\w-]{22}$/.test(id) && tags.every((tag) => tag.length === tagLength)
  return isOurs ? { id, tags: tags.slice(0, maxAccountsPerDevice) } : undefined
}

/** The id of the calling device, if it has signed in to this account before. */
export function knownDevice(request: FastifyRequest, secret: string, email: string): string | undefined {
  const cookie = readCookie(request)
  if (!cookie) return undefined
  const expected = Buffer.from(tagOf(secret, cookie.id, email))
  const isKnown = cookie.tags.some((tag) => {
    const given = Buffer.from(tag)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return isKnown ? cookie.id : undefined
}

/** Remembers the device for this account. */
export function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  options: { deviceSecret: string; publicUrl: string },
  email: string,
): void {
  const { id, tags } = readCookie(request) ?? { id: randomBytes(16).toString('base64url'), tags: [] }
  const tag = tagOf(options.deviceSecret, id, email)
  const kept = [tag, ...tags.filter((one) => one !== tag)].slice(0, maxAccountsPerDevice)
  reply.setCookie(cookieName, [id, ...kept].join('.'), {
    path: '/v1/auth',
    sameSite: 'lax',
    secure: options.publicUrl.startsWith('https:'),
    httpOnly: true,
    maxAge: lifetimeSeconds,
  })
}
