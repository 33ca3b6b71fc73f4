import type { Entitlements } from './entitlements.ts'
import type { ExportFormat } from './export.ts'

/** Words from which a letter leaves in PDF alone without a plan that opens all formats. */
export const freeExportWords = 1_000

/** PDF always; other formats with a plan that opens them, or for a letter under 1,000 words. */
export function canExport(
  { allFormats }: Pick<Entitlements, 'allFormats'>,
  letter: { wordCount: number },
  format: ExportFormat,
): boolean {
  return format === 'pdf' || allFormats || isShortLetter(letter)
}

/** Whether a letter leaves in every format whatever the plan: there is nothing to ask. */
export const isShortLetter = ({ wordCount }: { wordCount: number }): boolean => wordCount < freeExportWords
