import { z } from 'zod'
import { endpoints } from './endpoints.ts'
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

const route = endpoints('Users')

export const myData = {
  exportState: route
    .get(
      '/users/data-export',
      'Where the archive of one’s data stands; GET /v1/users/data-export/file fetches it',
    )
    .output(data(DataExport)),
  requestExport: route
    .post(
      '/users/data-export',
      'Ask for the archive of one’s data, in place of the one before; a mail tells when it is ready',
      { successStatus: 202 },
    )
    .output(data(DataExport)),
  accountContents: route
    .get('/users/account', 'What the account holds, counted')
    .output(data(AccountContents)),
  deleteAccount: route
    .delete(
      '/users/account',
      'Delete the account and all that is in it, at once and for good; a mail tells it',
    )
    .input(AccountDeletion)
    .output(data(z.object({ deleted: z.literal(true), subscriptionEnded: z.boolean() }))),
}
