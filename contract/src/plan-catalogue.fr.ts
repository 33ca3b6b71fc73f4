import type { PlanId } from './plans.ts'

type PlanWords = { name: string; description: string; features: string[] }

/** Names and descriptions of plans. «IA» means a language model, never the built-in writer. */
export const planWords = {
  free: {
    name: 'Gratuit',
    description: 'Pour écrire une première lettre, et deux autres.',
    features: [
      '3 lettres',
      'Rédacteur intégré sans limite',
      'Relecture au fil de l’écriture',
      'Modèles gratuits',
      'Export PDF',
    ],
  },
  basic: {
    name: 'Basique',
    description: 'Pour une recherche régulière.',
    features: [
      'Lettres illimitées',
      '5 générations par IA par mois',
      'Modèles premium',
      'Export PDF, DOCX, HTML et texte',
      'Analyse de la lettre',
    ],
  },
  pro: {
    name: 'Professionnel',
    description: 'Pour une recherche active, plusieurs candidatures par semaine.',
    features: [
      'Tout ce que contient Basique',
      '20 générations par IA par mois',
      'Analyses avancées par IA',
      'Support prioritaire',
    ],
  },
  premium: {
    name: 'Premium illimité',
    description: 'Pour écrire sans compter.',
    features: [
      'Tout ce que contient Professionnel',
      'Générations par IA illimitées',
      'Support VIP',
      'Accès anticipé aux nouveautés',
    ],
  },
  monthly: {
    name: 'Premium, offre de lancement',
    description: 'L’offre de la page d’accueil, sans engagement.',
    features: [
      'Lettres illimitées',
      'Tous les modèles premium',
      'Export PDF, Word, HTML et texte',
      '5 générations par IA par mois',
      'Analyse de la lettre',
    ],
  },
  lifetime: {
    name: 'Lifetime',
    description: 'Payée une fois, pour toujours.',
    features: [
      'Tout ce que contient Premium',
      '20 générations par IA par mois',
      'Analyses avancées par IA',
      'Support prioritaire',
      'Mises à jour à vie',
    ],
  },
} as const satisfies Record<PlanId, PlanWords>
