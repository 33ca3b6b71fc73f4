import type { LetterType, Tone } from '@lettrine/contract/letters'
import type { PageDesign } from '@lettrine/contract/page'

export const typeNames = {
  job_application: 'Candidature',
  internship: 'Stage',
  apprenticeship: 'Alternance',
  scholarship: 'Bourse',
  motivation: 'Motivation',
} as const satisfies Record<LetterType, string>

export const toneNames = {
  professional: 'Professionnel',
  casual: 'Décontracté',
  enthusiastic: 'Enthousiaste',
  formal: 'Formel',
} as const satisfies Record<Tone, string>

export const designNames = {
  classique: 'Classique',
  moderne: 'Moderne',
  sobre: 'Sobre',
  elegant: 'Élégant',
  compact: 'Compact',
} as const satisfies Record<PageDesign, string>
