import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { data, Page } from './envelope.ts'
import { ExportFormat } from './export.ts'
import { id } from './fields.ts'

/** Why an exported file was kept, from the shortest to the longest retention. */
export const KeptExportReason = z.enum(['export', 'shared', 'sent'])
export type KeptExportReason = z.infer<typeof KeptExportReason>

/** An exported file, stored byte for byte. */
export const KeptExport = z.object({
  id,
  /** The version of the letter it was made from. */
  version: z.number().int(),
  format: ExportFormat,
  fileName: z.string(),
  mediaType: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** Lower-case hexadecimal. */
  sha256: z.string(),
  reason: KeptExportReason,
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
})
export type KeptExport = z.infer<typeof KeptExport>

const route = endpoints('Export')

export const keptExports = {
  list: route
    .get('/letters/{id}/copies', 'Files of a letter as they left')
    .input(Page.extend({ id }))
    .output(data(z.object({ copies: z.array(KeptExport), nextCursor: z.string().nullable() }))),
  read: route
    .get('/letters/{id}/copies/{copyId}', 'One of them, byte for byte, in base64')
    .input(z.object({ id, copyId: id }))
    .output(data(KeptExport.extend({ blob: z.string() }))),
}
