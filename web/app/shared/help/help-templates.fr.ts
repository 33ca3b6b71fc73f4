import { limits } from '@lettrine/contract/limits'
import type { TopicQuestion } from './help-question.ts'

export const templateHelp: readonly TopicQuestion[] = [
  {
    id: 'utiliser-un-modele',
    question: 'Comment utiliser un modèle de lettre\u202f?',
    answer: [
      'Choisissez-le dans la [bibliothèque](/dashboard/templates), puis «\u00a0Utiliser\u00a0». Les passages que votre profil ou l’annonce connaissent déjà sont remplis. Touchez un passage restant pour répondre à sa question\u202f; au clavier, `Tab` y passe et `Entrée` l’ouvre.',
      'Une lettre ne peut pas être finalisée tant qu’un passage reste à compléter.',
    ],
    keywords: ['exemple', 'bibliothèque', 'champ', 'accolades', 'remplir', 'template'],
  },
  {
    id: 'modele-personnel',
    question: 'Puis-je créer mes propres modèles\u202f?',
    answer: [
      `Oui, jusqu’à ${limits.personalTemplates}\u00a0: [écrivez-en un](/dashboard/templates/new), ou enregistrez une lettre comme modèle depuis votre liste. L’entreprise et le poste y deviennent des champs.`,
      'Un modèle personnel n’est vu que de vous, sauf si vous le proposez à tous.',
    ],
    keywords: ['créer', 'enregistrer', 'réutiliser', 'personnel', 'champs'],
  },
  {
    id: 'proposer-un-modele',
    question: 'Que se passe-t-il quand je propose un modèle à tous\u202f?',
    answer: [
      'Un administrateur le relit avant de le publier, sous votre nom. Vérifiez d’abord qu’il ne contient ni adresse, ni numéro, ni information personnelle. Un refus est toujours accompagné de son motif.',
      'Vous pouvez cesser de le publier à tout moment.',
    ],
    keywords: ['publier', 'partager', 'communauté', 'modération', 'refus'],
  },
  {
    id: 'modeles-premium',
    question: 'Qu’est-ce qu’un modèle premium\u202f?',
    answer: [
      'Un modèle dont le texte se lit et s’utilise avec une formule payante. Sa fiche reste visible, pour que vous sachiez ce qu’il contient. Les modèles gratuits sont ouverts à tous.',
    ],
    keywords: ['verrouillé', 'cadenas', 'payant', 'bloqué'],
  },
]
