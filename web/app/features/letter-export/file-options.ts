import { ExportOptions } from '@lettrine/contract/export'
import type { z } from 'zod'

/** Options of one file; fonts, sizes and margins belong to the letter. */
const FileOptionsSchema = ExportOptions.pick({
  format: true,
  quality: true,
  includeMetadata: true,
  includeWatermark: true,
  plainAscii: true,
})
export type FileOptions = z.infer<typeof FileOptionsSchema>

const storageKey = 'lettrine.export'

/** The last options chosen on this device; defaults where none can be read. */
export function readFileOptions(): FileOptions {
  try {
    const stored = FileOptionsSchema.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? '{}'))
    if (stored.success) return stored.data
  } catch {
    // Forbidden storage, or invalid content: the defaults apply.
  }
  return FileOptionsSchema.parse({})
}

export function storeFileOptions(options: FileOptions): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(options))
  } catch {
    // Full or forbidden storage: a convenience is lost.
  }
}
