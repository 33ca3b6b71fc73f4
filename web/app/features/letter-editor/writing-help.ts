import type { InterviewTopic } from '@lettrine/contract/generation'
import type { LetterDraft } from './letter-draft.ts'
export const closingFor = (_draft: LetterDraft, seed: number): string =>
  [
    'Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.',
    'Veuillez agréer, Madame, Monsieur, l’assurance de ma considération distinguée.',
  ][seed % 2] ?? ''
export const suggestionFor = (_draft: LetterDraft, _seed: number): string =>
  'Une rencontre me permettrait de vous dire comment je travaille.'
export const questionsFor = (
  _draft: LetterDraft,
): { topic: InterviewTopic; question: string; example: string }[] => [
  { topic: 'whyThem', question: 'Pourquoi eux\u202f?', example: 'J’ai visité votre atelier.' },
  {
    topic: 'proudOf',
    question: 'Une chose dont vous êtes fier, avec un chiffre si possible',
    example: '23 articles.',
  },
]
