import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { data } from './envelope.ts'
import { ExportOptionsInput } from './export.ts'
import { id } from './fields.ts'
import { KeptExport } from './kept-exports.ts'

/** The e-mail that accompanies a letter. */
export const SendingKit = z.object({
  /** `NOM_Prenom_Lettre-de-motivation_Entreprise.pdf`, without the parts that are unknown. */
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

const route = endpoints('Export')

export const sending = {
  prepare: route
    .get('/letters/{id}/sending-kit', 'File name, subject and text of the e-mail that takes the letter along')
    .input(z.object({ id }))
    .output(data(SendingKit)),
  markSent: route
    .post('/letters/{id}/sent', 'The letter has left: its PDF is kept as it is')
    .input(z.object({ id, options: ExportOptionsInput.default({}) }))
    .output(data(KeptExport)),
}
