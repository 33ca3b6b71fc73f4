import type { LetterAnalysis } from '@lettrine/contract/analysis'

type Priority = LetterAnalysis['improvementAreas'][number]['priority']

const tones = {
  professional: 'professionnel',
  friendly: 'chaleureux',
  formal: 'soutenu',
  casual: 'décontracté',
  persuasive: 'convaincant',
} as const satisfies Record<LetterAnalysis['tone'], string>

export const analysisReportText = {
  strength: 'Force',
  competitiveness: 'Compétitivité',
  score: (score: number) => `${score} sur 100`,
  levels: { good: 'solide', fair: 'à renforcer', poor: 'fragile' },
  progress: (change: number, version: number) =>
    change === 0
      ? `comme en version ${version}`
      : `${change > 0 ? '+' : '−'}${Math.abs(change)} depuis la version ${version}`,
  tone: (tone: LetterAnalysis['tone']) => `Ton perçu\u00a0: ${tones[tone]}.`,
  weaknesses: 'Points faibles',
  areas: 'À améliorer d’abord',
  suggestions: 'Suggestions',
  priorities: {
    high: 'Priorité haute',
    medium: 'Priorité moyenne',
    low: 'Priorité basse',
  } as const satisfies Record<Priority, string>,
  see: 'Voir dans la lettre',
  modelAdvice: (model: string) => `Avis de ${model}`,
} as const
