import { oc } from '@orpc/contract'
import { z } from 'zod'
import { data } from './envelope.ts'
import { limits } from './limits.ts'
import { deletionPhrase, deletionMessages as texts } from './my-data.fr.ts'
import { PlanId } from './plans.ts'

const count = z.number().int()

/** What deleting the account would delete. */
export const AccountContents = z.object({
  letters: count,
  lettersInBin: count,
  /** Kept exports. */
  copies: count,
  templates: count,
  /** Of these, those published in the library. */
  publishedTemplates: count,
  /** Active share links. */
  sharedLinks: count,
  plan: PlanId,
  hasPassword: z.boolean(),
})
export type AccountContents = z.infer<typeof AccountContents>

export const AccountDeletion = z.object({
  confirmation: z.literal(deletionPhrase, texts.phrase),
  /** Required for an account with a password. */
  password: z.string().max(limits.password).optional(),
})
export type AccountDeletion = z.infer<typeof AccountDeletion>

export { archiveDays } from './public-constants.ts'

export const DataExport = z.object({
  /** `none`: never requested, or expired. */
  status: z.enum(['none', 'preparing', 'ready', 'failed']),
  askedAt: z.iso.datetime().nullable(),
  /** Bytes; null until it is ready. */
  size: count.nullable(),
  /** When the download expires; null until it is ready. */
  expiresAt: z.iso.datetime().nullable(),
})
export type DataExport = z.infer<typeof DataExport>

const tags = ['Users']

export const myData = {
  exportState: oc
    .route({
      method: 'GET',
      path: '/users/data-export',
      summary: 'Where the archive of one’s data stands; GET /v1/users/data-export/file fetches it',
      tags,
    })
    .output(data(DataExport)),
  requestExport: oc
    .route({
      method: 'POST',
      path: '/users/data-export',
      summary: 'Ask for the archive of one’s data, in place of the one before; a mail tells when it is ready',
      tags,
      successStatus: 202,
    })
    .output(data(DataExport)),
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
