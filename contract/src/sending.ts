import { oc } from '@orpc/contract'
import { z } from 'zod'
import { data } from './envelope.ts'
import { ExportOptionsInput } from './export.ts'
import { id } from './fields.ts'
import { KeptExport } from './kept-exports.ts'

/** The e-mail that accompanies a letter. */
export const SendingKit = z.object({
  /** `NOM_Prenom_LM_Poste.pdf`, without the parts that are unknown. */
  fileName: z.string(),
  /** The recipient’s address; empty when the letter has none. */
  to: z.string(),
  subject: z.string(),
  /** Plain text, at most 15 lines. */
  body: z.string(),
  /** Opens a message with all of it but the attachment, which no such link can carry (RFC 6068). */
  mailto: z.string(),
})
export type SendingKit = z.infer<typeof SendingKit>

const tags = ['Export']

export const sending = {
  prepare: oc
    .route({
      method: 'GET',
      path: '/letters/{id}/sending-kit',
      summary: 'File name, subject and text of the e-mail that takes the letter along',
      tags,
    })
    .input(z.object({ id }))
    .output(data(SendingKit)),
  markSent: oc
    .route({
      method: 'POST',
      path: '/letters/{id}/sent',
      summary: 'The letter has left: its PDF is kept as it is',
      tags,
    })
    .input(z.object({ id, options: ExportOptionsInput.default({}) }))
    .output(data(KeptExport)),
}
