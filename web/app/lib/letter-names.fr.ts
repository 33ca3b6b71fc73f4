import type { LetterType, Tone } from '@lettrine/contract/letters'

export const typeNames = {
  job_application: 'Candidature',
  internship: 'Stage',
  scholarship: 'Bourse',
  motivation: 'Motivation',
} as const satisfies Record<LetterType, string>

export const toneNames = {
  professional: 'Professionnel',
  casual: 'Décontracté',
  enthusiastic: 'Enthousiaste',
  formal: 'Formel',
} as const satisfies Record<Tone, string>
