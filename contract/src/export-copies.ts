import { oc } from '@orpc/contract'
import { z } from 'zod'
import { data, Page } from './envelope.ts'
import { ExportFormat } from './export.ts'
import { id } from './fields.ts'

/** Why a copy was kept, from the least to the most lasting. */
export const CopyReason = z.enum(['export', 'shared', 'sent'])
export type CopyReason = z.infer<typeof CopyReason>

/** A file as it left, kept byte for byte. */
export const LetterCopy = z.object({
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
  reason: CopyReason,
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
})
export type LetterCopy = z.infer<typeof LetterCopy>

const tags = ['Export']

export const copies = {
  list: oc
    .route({ method: 'GET', path: '/letters/{id}/copies', summary: 'Files of a letter as they left', tags })
    .input(Page.extend({ id }))
    .output(data(z.object({ copies: z.array(LetterCopy), nextCursor: z.string().nullable() }))),
  read: oc
    .route({
      method: 'GET',
      path: '/letters/{id}/copies/{copyId}',
      summary: 'One of them, byte for byte, in base64',
      tags,
    })
    .input(z.object({ id, copyId: id }))
    .output(data(LetterCopy.extend({ blob: z.string() }))),
}
