import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { data } from './envelope.ts'
import { WriterName } from './generation.ts'
import { SocialProvider } from './identity.ts'
import { Language } from './letters.ts'
import { PaymentMode } from './payments.ts'

/** Public settings of this installation. */
export const PublicConfig = z.object({
  publicUrl: z.string(),
  features: z.object({ ai: z.boolean(), analytics: z.boolean(), premium: z.boolean() }),
  writer: WriterName,
  /** Display name of the writer: «Rédacteur intégré», «Gemini», or the model's own name. */
  writerName: z.string(),
  /** In demo mode, the web page of the mailbox. */
  mailboxUrl: z.string().optional(),
  socialProviders: z.array(SocialProvider),
  /** Host of the external analytics service that counts visits of those who consent; absent where none is configured. */
  analyticsService: z.string().optional(),
  /** The languages of letters for which this installation asks a second opinion; empty where none is configured. */
  secondOpinion: z.array(Language),
  /** The payment mode and, for a sandbox, the page that lists its payments; absent where payments are off. */
  payments: z.object({ mode: PaymentMode, sandboxUrl: z.string().optional() }).optional(),
})
export type PublicConfig = z.infer<typeof PublicConfig>

const route = endpoints('Config')

export const config = {
  read: route.get('/config', 'Public settings of this installation').output(data(PublicConfig)),
}
