import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../platform/http/logger.ts'

/** How people sign in, by the endpoint that ends it; a provider that is linked to an account comes back by the same way. */
const methods: Readonly<Record<string, string>> = {
  'sign-up/email': 'sign-up',
  'sign-in/email': 'password',
  'two-factor/verify-totp': 'application',
  'two-factor/verify-backup-code': 'recovery code',
  'passkey/verify-authentication': 'passkey',
  'callback/google': 'google',
  'callback/github': 'github',
}

/** A refusal has a reason: a code of ours or of Better Auth. */
export type SignInOutcome = 'succeeded' | 'second step asked' | { refused: string }

/** Levels at which an operator asked for no more than faults. */
const faultsOnly = new Set(['error', 'fatal', 'silent'])

/**
 * Logs how a sign-in ended, if the endpoint is one: its method and the network it came from, and nothing of the person. Those that
 * succeed are told at the ordinary level «warn», too.
 */
export function logSignIn(request: FastifyRequest, path: string, outcome: SignInOutcome): void {
  const method = Object.hasOwn(methods, path) ? methods[path] : undefined
  if (!method) return
  const log = faultsOnly.has(request.log.level) ? request.log : request.log.child({}, { level: 'info' })
  const network = networkOf(request.ip)
  if (typeof outcome === 'string') log.info({ signIn: { method, network } }, `sign-in ${outcome}`)
  else log.warn({ signIn: { method, network, code: codeOf(outcome.refused) } }, 'sign-in refused')
}

/** What a provider gives as a reason may be any text. */
const codeOf = (reason: string): string => (/^[A-Za-z_]{1,60}$/.test(reason) ? reason : 'other')
