import type { TemplateDifficulty, TemplateModeration } from '@lettrine/contract/templates'

export { templateTypeNames } from '@lettrine/contract/template-type-names.fr'

export const difficultyNames = {
  beginner: 'Débutant',
  intermediate: 'Intermédiaire',
  advanced: 'Avancé',
} as const satisfies Record<TemplateDifficulty, string>

/** Moderation states of a personal template. */
export const moderationNames = {
  private: 'Privé',
  pending: 'En relecture',
  approved: 'Publié',
  refused: 'Refusé',
} as const satisfies Record<TemplateModeration, string>

/** «45 min», «1h», «1h 30min», on sliders and cards. */
export function timeText(minutes: number): string {
  if (minutes <= 59) return `${minutes}\u00a0min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)}h${rest === 0 ? '' : `\u00a0${rest}min`}`
}
