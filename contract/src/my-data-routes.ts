import { oc } from '@orpc/contract'
import { z } from 'zod'
import { data } from './envelope.ts'
import { limits } from './limits.ts'
import { deletionPhrase, deletionMessages as say } from './my-data.fr.ts'
import { PlanId } from './plans.ts'

const count = z.number().int()

/** What a deletion of the account would take along. */
export const AccountContents = z.object({
  letters: count,
  lettersInBin: count,
  /** Files kept as they left. */
  copies: count,
  templates: count,
  /** Of these, those that the library shows to all. */
  publishedTemplates: count,
  /** Links that still open a letter. */
  sharedLinks: count,
  plan: PlanId,
  hasPassword: z.boolean(),
})
export type AccountContents = z.infer<typeof AccountContents>

export const AccountDeletion = z.object({
  confirmation: z.literal(deletionPhrase, say.phrase),
  /** Asked of an account that has one. */
  password: z.string().max(limits.password).optional(),
})
export type AccountDeletion = z.infer<typeof AccountDeletion>

const tags = ['Users']

export const myData = {
  accountContents: oc
    .route({ method: 'GET', path: '/users/account', summary: 'What the account holds, counted', tags })
    .output(data(AccountContents)),
  deleteAccount: oc
    .route({
      method: 'DELETE',
      path: '/users/account',
      summary: 'Delete the account and all that is in it, at once and for good; a mail tells it',
      tags,
    })
    .input(AccountDeletion)
    .output(data(z.object({ deleted: z.literal(true), subscriptionEnded: z.boolean() }))),
}
