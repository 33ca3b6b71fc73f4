import { sharePasswordMinLength } from '@lettrine/contract/public-constants'
import type { TopicQuestion } from './help-question.ts'

export const sharingHelp: readonly TopicQuestion[] = [
  {
    id: 'partager',
    question: 'Comment faire lire ma lettre à quelqu’un\u202f?',
    answer: [
      'Ouvrez la lettre, puis «\u00a0Partager\u00a0». Le lien montre la lettre telle qu’elle est enregistrée, sans permettre de la modifier. Vous pouvez lui donner une date de fin, interdire le téléchargement et demander un mot de passe.',
      'Le lien se copie, s’envoie par messagerie, ou se montre en code QR.',
    ],
    keywords: ['lien', 'relire', 'ami', 'qr', 'montrer', 'envoyer', 'whatsapp', 'linkedin'],
  },
  {
    id: 'retirer-un-lien',
    question: 'Comment arrêter un partage\u202f?',
    answer: [
      'Dans «\u00a0Partager\u00a0», «\u00a0Retirer\u00a0» désactive le lien aussitôt, définitivement\u00a0: créez-en un autre au besoin. Mettre la lettre à la corbeille ferme aussi ses liens.',
    ],
    keywords: ['annuler', 'révoquer', 'désactiver', 'supprimer', 'lien', 'expirer'],
  },
  {
    id: 'qui-a-lu',
    question: 'Puis-je savoir si ma lettre a été lue\u202f?',
    answer: [
      'Chaque lien compte ses visites et ses téléchargements\u00a0: un visiteur compte une fois par jour, sans cookie, et vous ne voyez pas qui il est. L’onglet «\u00a0Statistiques\u00a0» d’une lettre montre ces chiffres jour par jour.',
    ],
    keywords: ['vues', 'statistiques', 'visites', 'suivi', 'lu', 'recruteur'],
  },
  {
    id: 'mot-de-passe-du-lien',
    question: 'Comment protéger un lien par un mot de passe\u202f?',
    answer: [
      `Désactivez «\u00a0Accès public\u00a0» en créant le lien, puis choisissez un mot de passe d’au moins ${sharePasswordMinLength}\u00a0caractères. Communiquez-le séparément du lien.`,
    ],
    keywords: ['sécuriser', 'protéger', 'privé', 'secret'],
  },
  {
    id: 'envoyer-par-email',
    question: 'Comment envoyer ma lettre par email\u202f?',
    answer: [
      'Dans «\u00a0Exporter\u00a0», l’onglet «\u00a0Envoyer\u00a0» prépare le nom du fichier, l’objet et le message. Vous pouvez copier chacun, ou télécharger un message prêt à ouvrir dans votre messagerie comme un brouillon, lettre jointe.',
      'Le message part de votre adresse\u00a0: Lettrine n’écrit jamais à un employeur à votre place. «\u00a0J’ai envoyé cette lettre\u00a0» garde une copie de ce qui est parti.',
    ],
    keywords: ['mail', 'courriel', 'messagerie', 'pièce jointe', 'postuler', 'eml', 'candidater'],
  },
]
