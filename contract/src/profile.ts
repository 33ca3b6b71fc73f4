import { oc } from '@orpc/contract'
import { z } from 'zod'
import { data } from './envelope.ts'
import { id } from './fields.ts'
import { PlanId } from './plans.ts'

export const Profile = z.object({
  id,
  displayName: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  plan: PlanId,
  /** May decide on the templates that people propose. */
  isAdmin: z.boolean(),
  photoURL: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  jobTitle: z.string().nullable(),
  industry: z.string().nullable(),
  location: z.string().nullable(),
  website: z.string().nullable(),
  bio: z.string().nullable(),
  memberSince: z.iso.datetime(),
})
export type Profile = z.infer<typeof Profile>

export const profile = {
  read: oc
    .route({ method: 'GET', path: '/users/profile', summary: 'The signed-in user', tags: ['Users'] })
    .output(data(Profile)),
  me: oc
    .route({
      method: 'GET',
      path: '/users/me',
      summary: 'The signed-in user, fallback path',
      tags: ['Users'],
    })
    .output(data(Profile)),
}
