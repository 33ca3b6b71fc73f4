import { timingSafeEqual } from 'node:crypto'
import { PayPalFault } from './faults.ts'
import type { Reply, SandboxContext } from './sandbox-context.ts'

export type Credentials = { clientId: string; clientSecret: string }

const lifetimeSeconds = 32_400

const sameText = (left: string, right: string) =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))

/** The access tokens of the one merchant there is. */
export class AccessTokens {
  readonly #credentials: Credentials
  readonly #endsAtMs = new Map<string, number>()
  #granted = 0

  constructor(credentials: Credentials) {
    this.#credentials = credentials
  }

  /** How many were ever granted. */
  get granted(): number {
    return this.#granted
  }

  /** Answers `POST /v1/oauth2/token`, whose faults have a shape of their own. */
  grant(context: SandboxContext, authorization: string | undefined, form: URLSearchParams): Reply {
    const { clientId, clientSecret } = this.#credentials
    const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    if (!sameText(authorization ?? '', expected))
      return {
        status: 401,
        body: { error: 'invalid_client', error_description: 'Client Authentication failed' },
      }
    if (form.get('grant_type') !== 'client_credentials')
      return {
        status: 400,
        body: { error: 'unsupported_grant_type', error_description: 'Only client_credentials is granted' },
      }
    const token = `A21AA${context.newCode(60)}`
    this.#endsAtMs.set(token, context.clock().getTime() + lifetimeSeconds * 1000)
    this.#granted += 1
    return {
      status: 200,
      body: {
        scope: 'https://uri.paypal.com/services/payments https://uri.paypal.com/services/vault',
        access_token: token,
        token_type: 'Bearer',
        app_id: 'APP-LETTRINESANDBOX',
        expires_in: lifetimeSeconds,
        nonce: `${context.clock().toISOString()}${context.newCode(16)}`,
      },
    }
  }

  /** Throws the 401 of a missing, unknown or expired token. */
  check(context: SandboxContext, authorization: string | undefined): void {
    const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]
    const endsAtMs = token ? this.#endsAtMs.get(token) : undefined
    if (endsAtMs === undefined || context.clock().getTime() >= endsAtMs)
      throw new PayPalFault('AUTHENTICATION_FAILURE')
  }

  /** Revokes all tokens. */
  revokeAll(): void {
    this.#endsAtMs.clear()
  }
}
