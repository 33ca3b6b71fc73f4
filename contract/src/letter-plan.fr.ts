import { limits } from './limits.ts'

export const letterPlanMessages = {
  wording: 'Commencez par un verbe à l’infinitif\u00a0: «\u00a0filmer les palettes\u00a0».',
  tooManyWordings: `Pas plus de ${limits.wordings} lignes.`,
} as const
