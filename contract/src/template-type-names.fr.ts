import type { TemplateType } from './templates.ts'

export const templateTypeNames = {
  job: 'Emploi',
  scholarship: 'Bourse',
  internship: 'Stage',
  custom: 'Motivation',
} as const satisfies Record<TemplateType, string>
