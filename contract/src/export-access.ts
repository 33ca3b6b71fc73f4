import type { ExportFormat } from './export.ts'
import type { PlanId } from './plans.ts'

/** Words from which a letter leaves in PDF alone without a plan. */
export const freeExportWords = 1_000

/** PDF always; other formats with a plan that runs, or for a letter under 1,000 words. */
export function canExport(plan: PlanId, letter: { wordCount: number }, format: ExportFormat): boolean {
  return format === 'pdf' || plan !== 'free' || letter.wordCount < freeExportWords
}
