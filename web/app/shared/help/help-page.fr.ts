import { freeExportWords } from '@lettrine/contract/export-access'
import { fontSizeRange, marginRange } from '@lettrine/contract/public-constants'
import { maxKeptExports } from '@lettrine/contract/retention'
import { numberText } from '../../lib/text/number.fr.ts'
import type { TopicQuestion } from './help-question.ts'

export const pageHelp: readonly TopicQuestion[] = [
  {
    id: 'mise-en-page',
    question: 'Comment changer la présentation de la page\u202f?',
    answer: [
      'Choisissez un modèle de page (classique, moderne, sobre, élégant ou compact) sous l’aperçu. La page se redessine à mesure que vous écrivez\u00a0: ce que vous voyez est ce qui sera imprimé.',
      `Les réglages de la page permettent de changer la police, la taille (de ${fontSizeRange.min} à ${fontSizeRange.max} points) et les marges (de ${marginRange.min} à ${marginRange.max}\u00a0cm).`,
    ],
    keywords: ['police', 'marges', 'design', 'présentation', 'taille', 'caractères', 'aperçu'],
  },
  {
    id: 'en-tete',
    question: 'Où remplir mes coordonnées, le destinataire et l’objet\u202f?',
    answer: [
      'Dans «\u00a0En-tête de la page\u00a0», en haut de l’éditeur\u00a0: vos coordonnées, celles du destinataire, la ville, la référence de l’offre et la mention de votre CV. La page compose elle-même l’objet, le lieu, la date et la signature\u00a0: ne les écrivez pas dans le texte.',
      'Vos coordonnées sont gardées dans votre [profil](/dashboard/profile) pour les lettres suivantes.',
    ],
    keywords: ['adresse', 'objet', 'date', 'signature', 'destinataire', 'en-tête', 'pièce jointe', 'cv'],
  },
  {
    id: 'une-page',
    question: 'Comment faire tenir ma lettre sur une page\u202f?',
    answer: [
      'Activez «\u00a0Tenir sur une page\u00a0». L’interligne se resserre, puis les marges, puis la taille des caractères, sans jamais nuire à la lecture\u202f; l’aperçu dit ce qui a été fait.',
      'Si cela ne suffit pas, les phrases qui pourraient partir vous sont montrées\u00a0: redites, conseils de relecture, phrases sans fait. Rien n’est retiré sans vous.',
    ],
    keywords: ['longue', 'dépasse', 'raccourcir', 'deux pages', 'déborde', 'page'],
  },
  {
    id: 'formats',
    question: 'Dans quels formats puis-je télécharger ma lettre\u202f?',
    answer: [
      `PDF, Word (DOCX), OpenDocument (ODT), HTML et texte simple. Le PDF est ouvert à tous. Les autres formats le sont aussi pour une lettre de moins de ${numberText(freeExportWords)}\u00a0mots\u202f; au-delà, ils demandent une formule payante.`,
      'Pour postuler, préférez le PDF\u00a0: la page arrive telle quelle, et son texte reste lisible par les logiciels de recrutement. `Ctrl E` ouvre l’export depuis la page d’une lettre.',
    ],
    keywords: ['pdf', 'word', 'docx', 'odt', 'libreoffice', 'télécharger', 'exporter', 'imprimer', 'txt'],
  },
  {
    id: 'qualites-pdf',
    question: 'Que veulent dire les qualités du PDF\u202f?',
    answer: [
      {
        list: [
          'Standard\u00a0: un PDF léger, qui convient à toutes les candidatures\u202f;',
          'Haute\u00a0: un PDF accessible, selon la norme PDF/UA\u202f;',
          'Ultra\u00a0: un PDF d’archive, selon la norme PDF/A.',
        ],
      },
    ],
    keywords: ['qualité', 'accessible', 'archive', 'pdf/a', 'pdf/ua'],
  },
  {
    id: 'plusieurs-lettres',
    question: 'Puis-je télécharger plusieurs lettres à la fois\u202f?',
    answer: ['Oui. Dans [Mes lettres](/dashboard/letters), cochez-les, puis «\u00a0Exporter en ZIP\u00a0».'],
    keywords: ['zip', 'archive', 'sélection', 'toutes', 'lot'],
  },
  {
    id: 'copies-gardees',
    question: 'Comment retrouver le fichier exact que j’ai envoyé\u202f?',
    answer: [
      `Chaque fichier exporté ou envoyé est gardé tel quel sous «\u00a0Copies\u00a0», même si la lettre change ensuite. Les ${maxKeptExports} derniers sont conservés pour chaque lettre\u202f; ceux que vous avez marqués comme envoyés ne sont jamais remplacés.`,
    ],
    keywords: ['copie', 'envoyé', 'fichier', 'preuve', 'ancien pdf', 'entretien'],
  },
]
