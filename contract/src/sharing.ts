import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { data } from './envelope.ts'
import { ExportedLetter, LetterPreview } from './export.ts'
import { id } from './fields.ts'
import { Language } from './letters.ts'
import { limits } from './limits.ts'
import { sharePasswordMinLength } from './public-constants.ts'
import { sharingMessages as texts } from './sharing.fr.ts'

export const SharePlatform = z.enum([
  'email',
  'linkedin',
  'twitter',
  'facebook',
  'whatsapp',
  'telegram',
  'copy',
])
export type SharePlatform = z.infer<typeof SharePlatform>

export { sharePasswordMinLength }
export const maxShareDays = 366

const password = z
  .string()
  .min(sharePasswordMinLength, texts.passwordTooShort(sharePasswordMinLength))
  .max(limits.password, texts.passwordTooLong(limits.password))

const settings = {
  /** Password required to open the link; null for none. */
  password: password.nullable(),
  /** Expiry of the link; null for none. */
  expiresAt: z.iso.datetime({ offset: true }).nullable(),
  allowDownload: z.boolean(),
}

export const NewShare = z.object({
  id,
  password: settings.password.default(null),
  expiresAt: settings.expiresAt.default(null),
  allowDownload: settings.allowDownload.default(true),
})
export type NewShare = z.infer<typeof NewShare>

/** Absent fields keep their value. */
export const ShareChange = z.object({
  id,
  shareId: id,
  password: settings.password.optional(),
  expiresAt: settings.expiresAt.optional(),
  allowDownload: settings.allowDownload.optional(),
})
export type ShareChange = z.infer<typeof ShareChange>

export const ShareState = z.enum(['live', 'expired', 'revoked'])
export type ShareState = z.infer<typeof ShareState>

/** A share link as its owner sees it; its token is returned only on creation. */
export const LetterShare = z.object({
  id,
  state: ShareState,
  hasPassword: z.boolean(),
  allowDownload: z.boolean(),
  /** Visitors, each counted once a day. */
  views: z.number().int(),
  downloads: z.number().int(),
  lastViewedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type LetterShare = z.infer<typeof LetterShare>

/** 128 random bits, base64url. */
export const ShareToken = z.string().regex(/^[\w-]{22}$/, texts.badLink)

const Opening = z.object({ token: ShareToken, password: z.string().max(limits.password).optional() })

/** A shared letter: its pages, its text for screen readers, and nothing of the account. */
export const SharedLetter = z.object({
  title: z.string(),
  /** Who signs the letter. */
  author: z.string(),
  language: Language,
  content: z.string(),
  pages: LetterPreview.shape.pages.describe('None where the letter cannot be laid out'),
  allowDownload: z.boolean(),
  updatedAt: z.iso.datetime(),
})
export type SharedLetter = z.infer<typeof SharedLetter>

const route = endpoints('Sharing')
const ShareRef = z.object({ id, shareId: id })

export const sharing = {
  list: route
    .get('/letters/{id}/shares', 'The links to a letter, newest first')
    .input(z.object({ id }))
    .output(data(z.object({ shares: z.array(LetterShare) }))),
  create: route
    .post('/letters/{id}/shares', 'Make a link to a letter; the answer is the only place that tells it', {
      successStatus: 201,
    })
    .input(NewShare)
    .output(data(z.object({ share: LetterShare, token: ShareToken, url: z.url() }))),
  change: route
    .put('/letters/{id}/shares/{shareId}', 'Change what a link asks')
    .input(ShareChange)
    .output(data(LetterShare)),
  revoke: route
    .delete('/letters/{id}/shares/{shareId}', 'Withdraw a link for good')
    .input(ShareRef)
    .output(data(LetterShare)),
  sent: route
    .post('/letters/{id}/shares/{shareId}/sent', 'Count a sending of a link')
    .input(ShareRef.extend({ platform: SharePlatform }))
    .output(data(z.object({ shares: z.number().int() }))),
  // The link travels in the body: paths are logged, bodies never are.
  open: route.post('/shares/open', 'Read a shared letter').input(Opening).output(data(SharedLetter)),
  download: route
    .post('/shares/download', 'A shared letter as a PDF')
    .input(Opening)
    .output(data(ExportedLetter)),
}
