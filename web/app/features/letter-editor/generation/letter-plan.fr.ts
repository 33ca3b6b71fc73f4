import type { ProofReason } from '@lettrine/contract/letter-plan'

const reasons = {
  'same-task': 'Vous l’avez fait',
  'same-occupation': 'Même métier',
  held: 'Vous l’avez',
  studied: 'Vous l’avez étudié',
  'close-task': 'Tâche proche',
} as const satisfies Record<ProofReason, string>

export const letterPlanText = {
  open: 'Voir le plan',
  pitch: 'Ce qu’ils cherchent, ce que vous apportez.',
  title: 'Le plan de la lettre',
  description: 'La lettre répondra à chaque demande par une carte de votre parcours.',
  loading: 'Le plan se prépare…',
  failed: 'Le plan n’a pas pu être préparé.',
  retry: 'Réessayer',
  close: 'Fermer',
  generate: 'Générer la lettre',
  nameless: 'Indiquez d’abord le poste\u00a0: le plan en dépend.',
  fill: 'Remplir le poste',

  sought: { offer: 'Ce qu’ils cherchent', occupation: 'Ce que le métier demande' },
  brought: 'Ce que j’apporte',
  must: 'exigé',
  reasons,
  unknownCard: 'Une carte de votre parcours',
  proofFor: (need: string) => `Répondre à «\u00a0${need}\u00a0» par`,
  option: (card: string, reason: ProofReason) => `${card} (${lowered(reasons[reason])})`,
  deny: 'Ne pas en parler',
  allow: 'En parler',
  aboutNeed: (need: string) => `\u00a0: ${need}`,
  up: (need: string) => `Monter\u00a0: ${need}`,
  down: (need: string) => `Descendre\u00a0: ${need}`,
  moved: (need: string, place: number, count: number) =>
    `«\u00a0${need}\u00a0» est en position ${place} sur ${count}.`,
  denied: 'La lettre n’y répondra pas.',

  unanswered: 'Sans réponse dans votre parcours',
  silent: {
    offer: 'L’offre le demande\u202f; la lettre n’en parlera pas.',
    occupation: 'Le métier le demande\u202f; la lettre n’en parlera pas.',
  },
  add: 'Ajouter à mon parcours',
  lack: 'Je ne l’ai pas',
  lacking: 'Vous ne l’avez pas\u00a0: la lettre n’en parlera pas.',
  undoLack: 'Annuler',

  empty: {
    offer: 'Aucune demande précise n’a été reconnue dans cette annonce.',
    occupation: 'Sans annonce, le plan ne sait pas ce qu’ils cherchent.',
  },
  questions: 'Pour une lettre plus forte',
  start: 'Quand pouvez-vous commencer\u202f?',
  answer: 'Répondre',
  change: 'Modifier la réponse',
  paste: 'Coller l’annonce',
  complete: 'Compléter mon parcours',
} as const

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
