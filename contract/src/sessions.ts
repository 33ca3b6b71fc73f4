import { oc } from '@orpc/contract'
import { z } from 'zod'
import { data } from './envelope.ts'
import { id } from './fields.ts'
import { SocialProvider } from './identity.ts'

/** An active session of the account. */
export const Session = z.object({
  id,
  /** «Chrome sur Android»; derived from the User-Agent. */
  device: z.string(),
  /** IP address of the sign-in without its last part; null when unknown. */
  address: z.string().nullable(),
  openedAt: z.iso.datetime(),
  /** Rounded to a quarter of an hour. */
  lastUsedAt: z.iso.datetime(),
  /** The session of this request. */
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const SignInMethod = z.enum(['password', ...SocialProvider.options])
export type SignInMethod = z.infer<typeof SignInMethod>

const LinkedMethod = z.object({ method: SignInMethod, since: z.iso.datetime() })

const tags = ['Users']
const count = data(z.object({ ended: z.number().int() }))

export const sessions = {
  list: oc
    .route({
      method: 'GET',
      path: '/users/sessions',
      summary: 'Where the account is signed in, last used first',
      tags,
    })
    .output(data(z.object({ sessions: z.array(Session) }))),
  revoke: oc
    .route({ method: 'DELETE', path: '/users/sessions/{id}', summary: 'End one session', tags })
    .input(z.object({ id }))
    .output(count),
  signOutEverywhere: oc
    .route({
      method: 'POST',
      path: '/users/sign-out-everywhere',
      summary: 'End every session, this one included',
      tags,
    })
    .output(count),
  methods: oc
    .route({
      method: 'GET',
      path: '/users/sign-in-methods',
      summary: 'How the account may be signed in to',
      tags,
    })
    .output(data(z.object({ methods: z.array(LinkedMethod) }))),
  unlink: oc
    .route({
      method: 'DELETE',
      path: '/users/sign-in-methods/{provider}',
      summary: 'Withdraw a provider, never the last way in',
      tags,
    })
    .input(z.object({ provider: SocialProvider }))
    .output(data(z.object({ methods: z.array(LinkedMethod) }))),
}
