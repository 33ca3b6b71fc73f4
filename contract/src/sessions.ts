import { z } from 'zod'
import { endpoints } from './endpoints.ts'
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

const route = endpoints('Users')
const count = data(z.object({ ended: z.number().int() }))

export const sessions = {
  list: route
    .get('/users/sessions', 'Where the account is signed in, last used first')
    .output(data(z.object({ sessions: z.array(Session) }))),
  revoke: route.delete('/users/sessions/{id}', 'End one session').input(z.object({ id })).output(count),
  signOutEverywhere: route
    .post('/users/sign-out-everywhere', 'End every session, this one included')
    .output(count),
  methods: route
    .get('/users/sign-in-methods', 'How the account may be signed in to')
    .output(data(z.object({ methods: z.array(LinkedMethod) }))),
  unlink: route
    .delete('/users/sign-in-methods/{provider}', 'Withdraw a provider, never the last way in')
    .input(z.object({ provider: SocialProvider }))
    .output(data(z.object({ methods: z.array(LinkedMethod) }))),
}
