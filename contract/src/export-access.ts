import type { Entitlements } from './entitlements.ts'
import type { ExportFormat } from './export.ts'

/** Letters with at least this many words export as PDF only, unless the plan includes all formats. */
export const freeExportWords = 1_000

/** PDF always; other formats with a plan that includes them, or for a letter under 1,000 words. */
export function canExport(
  { allFormats }: Pick<Entitlements, 'allFormats'>,
  letter: { wordCount: number },
  format: ExportFormat,
): boolean {
  return format === 'pdf' || allFormats || isShortLetter(letter)
}

/** Whether a letter exports in every format whatever the plan, so that the plan need not be queried. */
export const isShortLetter = ({ wordCount }: { wordCount: number }): boolean => wordCount < freeExportWords
