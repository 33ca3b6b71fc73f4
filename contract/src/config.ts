import { oc } from '@orpc/contract'
import { z } from 'zod'
import { data } from './envelope.ts'
import { WriterName } from './generation.ts'
import { SocialProvider } from './identity.ts'
import { PaymentMode } from './payments.ts'

/** What the browser needs to know of this installation; nothing secret. */
export const PublicConfig = z.object({
  publicUrl: z.string(),
  features: z.object({ ai: z.boolean(), analytics: z.boolean(), premium: z.boolean() }),
  writer: WriterName,
  /** How the writer is called on screen: «Rédacteur intégré», «Gemini», or the model's own name. */
  writerName: z.string(),
  /** In a demonstration, the page where its mails are read. */
  mailboxUrl: z.string().optional(),
  socialProviders: z.array(SocialProvider),
  /** The outside service that counts visits too, for who accepts it, by its host; absent where there is none. */
  analyticsService: z.string().optional(),
  /** Who takes payments, and where that is a sandbox, the page that lists what was paid there; absent where nobody does. */
  payments: z.object({ mode: PaymentMode, sandboxUrl: z.string().optional() }).optional(),
})
export type PublicConfig = z.infer<typeof PublicConfig>

export const config = {
  read: oc
    .route({
      method: 'GET',
      path: '/config',
      summary: 'Public settings of this installation',
      tags: ['Config'],
    })
    .output(data(PublicConfig)),
}
