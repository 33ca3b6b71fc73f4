import type { LetterAnalysis } from '@lettrine/contract/analysis'

type Priority = LetterAnalysis['improvementAreas'][number]['priority']

export const analysisText = {
  title: 'Analyse de la lettre',
  intro: 'Sa force, sa réponse à l’annonce, et ce qu’il faut améliorer d’abord.',
  start: 'Analyser ma lettre',
  again: 'Analyser de nouveau',
  running: 'Analyse en cours…',
  failed: 'Impossible d’analyser la lettre',
  notSaved: 'La lettre n’est pas encore enregistrée\u00a0: l’analyse attend votre connexion.',
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
  withModel: (model: string) => `Demander aussi l’avis de ${model}`,
  modelAdvice: (model: string) => `Avis de ${model}`,
  stale: 'La lettre a changé depuis cette analyse.',
} as const

const tones = {
  professional: 'professionnel',
  friendly: 'chaleureux',
  formal: 'soutenu',
  casual: 'décontracté',
  persuasive: 'convaincant',
} as const satisfies Record<LetterAnalysis['tone'], string>
