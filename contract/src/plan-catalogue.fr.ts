import type { PlanId } from './plans.ts'

type PlanWords = {
  name: string
  description: string
  features: string[]
  /** What only an installation with a language model gives; they stand behind the first feature. */
  modelFeatures: string[]
}

/** Names and descriptions of plans. «IA» means a language model, never the built-in writer. */
export const planWords = {
  free: {
    name: 'Gratuit',
    description: 'Pour écrire vos trois premières lettres.',
    features: [
      '3 lettres',
      'Rédacteur intégré sans limite',
      'Relecture au fil de l’écriture',
      'Modèles gratuits',
      'Export PDF',
    ],
    modelFeatures: [],
  },
  basic: {
    name: 'Basique',
    description: 'Pour une recherche régulière.',
    features: [
      'Lettres illimitées',
      'Modèles premium',
      'Export PDF, DOCX, HTML et texte',
      'Analyse de la lettre',
    ],
    modelFeatures: ['5 générations par IA par mois'],
  },
  pro: {
    name: 'Professionnel',
    description: 'Pour une recherche active, plusieurs candidatures par semaine.',
    features: ['Tout ce que contient Basique', 'Support prioritaire'],
    modelFeatures: ['20 générations par IA par mois', 'Analyses avancées par IA'],
  },
  premium: {
    name: 'Premium illimité',
    description: 'Pour écrire sans compter.',
    features: ['Tout ce que contient Professionnel', 'Support VIP', 'Accès anticipé aux nouveautés'],
    modelFeatures: ['Générations par IA illimitées'],
  },
  monthly: {
    name: 'Premium, offre de lancement',
    description: 'L’offre de la page d’accueil, sans engagement.',
    features: [
      'Lettres illimitées',
      'Tous les modèles premium',
      'Export PDF, Word, HTML et texte',
      'Analyse de la lettre',
    ],
    modelFeatures: ['5 générations par IA par mois'],
  },
  lifetime: {
    name: 'Lifetime',
    description: 'Payée une fois, pour toujours.',
    features: ['Tout ce que contient Premium', 'Support prioritaire', 'Mises à jour à vie'],
    modelFeatures: ['20 générations par IA par mois', 'Analyses avancées par IA'],
  },
} as const satisfies Record<PlanId, PlanWords>
