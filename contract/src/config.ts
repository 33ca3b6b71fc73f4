import { oc } from '@orpc/contract'
import { z } from 'zod'
import { data } from './envelope.ts'
import { WriterName } from './generation.ts'
import { SocialProvider } from './identity.ts'

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
