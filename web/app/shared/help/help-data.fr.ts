import { deletionPhrase } from '@lettrine/contract/my-data.fr'
import { archiveDays } from '@lettrine/contract/public-constants'
import type { TopicQuestion } from './help-question.ts'

export const dataHelp: readonly TopicQuestion[] = [
  {
    id: 'qui-lit-mes-lettres',
    question: 'Qui peut lire mes lettres\u202f?',
    answer: [
      'Vous, et ceux à qui vous donnez un lien. Votre profil n’est montré à personne. Vos textes ne servent ni à la publicité, ni à entraîner un modèle.',
      'Si un modèle de langage est activé sur ce site et que vous lui demandez un texte, il reçoit ce qu’il lui faut pour l’écrire\u00a0: l’annonce, la lettre et ce que vous dites de vous. La [politique de confidentialité](/privacy) dit tout.',
    ],
    keywords: ['confidentialité', 'privé', 'vie privée', 'rgpd', 'données', 'secret'],
  },
  {
    id: 'telecharger-mes-donnees',
    question: 'Comment télécharger toutes mes données\u202f?',
    answer: [
      `Sur la page [Mes données](/dashboard/my-data), choisissez «\u00a0Préparer mon archive\u00a0». Un message vous prévient quand elle est prête\u202f; elle reste disponible ${archiveDays}\u00a0jours.`,
      'L’archive contient vos lettres en PDF, les fichiers gardés, vos modèles, votre photo, et tout le reste dans un format lisible par un programme.',
    ],
    keywords: ['export', 'archive', 'rgpd', 'portabilité', 'zip', 'sauvegarde'],
  },
  {
    id: 'supprimer-mon-compte',
    question: 'Comment supprimer mon compte\u202f?',
    answer: [
      `Sur la page [Mes données](/dashboard/my-data), choisissez «\u00a0Supprimer mon compte\u00a0», puis tapez «\u00a0${deletionPhrase}\u00a0». Tout est effacé aussitôt et ne peut pas être récupéré\u00a0: téléchargez d’abord ce que vous voulez garder.`,
      'Un abonnement en cours est arrêté en même temps. Seuls les reçus de vos paiements sont conservés, parce que la loi l’exige.',
    ],
    keywords: ['effacer', 'clôturer', 'désinscrire', 'fermer', 'suppression', 'rgpd', 'oubli'],
  },
  {
    id: 'cookies',
    question: 'Lettrine utilise-t-elle des cookies\u202f?',
    answer: [
      'Seulement ceux sans lesquels le service ne marche pas\u00a0: la session, la protection des formulaires et la reconnaissance de vos appareils. Aucun ne sert à la publicité ni à vous suivre. La liste est dans la [politique de confidentialité](/privacy#cookies).',
      'Les pages ouvertes sont comptées sans cookie et sans savoir qui les ouvre. Vous pouvez [refuser cette mesure](/privacy#audience), avec ou sans compte.',
    ],
    keywords: [
      'statistiques',
      'mesure d’audience',
      'traceur',
      'publicité',
      'pistage',
      'bandeau',
      'consentement',
    ],
  },
]
