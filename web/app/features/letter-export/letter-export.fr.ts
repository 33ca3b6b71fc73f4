import { localDay } from '@lettrine/contract/day.fr'
import type { ExportFormat, ExportQuality } from '@lettrine/contract/export'
import type { KeptExportReason } from '@lettrine/contract/kept-exports'
import { instantText } from '../../lib/text/hour.fr.ts'

const number = new Intl.NumberFormat('fr-FR')

const formatNames = {
  pdf: 'PDF',
  docx: 'DOCX',
  odt: 'ODT',
  html: 'HTML',
  txt: 'TXT',
} as const satisfies Record<ExportFormat, string>

export const exportText = {
  titles: {
    file: 'Exporter la lettre',
    sending: 'Préparer l’envoi',
    copies: 'Copies gardées',
  },
  views: { label: 'Que voulez-vous faire', file: 'Télécharger', sending: 'Envoyer', copies: 'Copies' },
  format: 'Format',
  formatNames,
  formatUses: {
    pdf: 'La page telle quelle, pour postuler',
    docx: 'Word, à modifier ou à téléverser',
    odt: 'LibreOffice et OpenDocument',
    html: 'Une page à lire dans un navigateur',
    txt: 'Le texte seul, pour un formulaire',
  } as const satisfies Record<ExportFormat, string>,
  locked: '(verrouillé, avec une formule payante)',
  quality: 'Qualité',
  qualities: {
    standard: 'Standard',
    high: 'Haute',
    ultra: 'Ultra',
  } as const satisfies Record<ExportQuality, string>,
  qualityHints: {
    pdf: {
      standard: 'Un PDF léger, lisible par les logiciels de recrutement et les lecteurs d’écran.',
      high: 'Un PDF accessible, selon la norme PDF/UA.',
      ultra: 'Un PDF d’archive, selon la norme PDF/A.',
    },
    docx: {
      standard: 'La police n’est pas incluse\u00a0: elle doit être installée chez le destinataire.',
      high: 'La police est incluse dans le fichier, qui pèse environ un mégaoctet de plus.',
      ultra: 'La police est incluse dans ses quatre styles, gras et italique compris.',
    },
  } as const satisfies Record<'pdf' | 'docx', Record<ExportQuality, string>>,
  metadata: 'Inclure les métadonnées (titre, auteur)',
  watermark: 'Ajouter un filigrane',
  plainAscii: 'Remplacer les caractères typographiques par ceux du clavier',
  plainAsciiHint: 'Pour les formulaires qui refusent ’ ou «\u00a0»\u202f; les accents restent.',
  cancel: 'Annuler',
  close: 'Fermer',
  download: (format: ExportFormat) => `Télécharger le ${formatNames[format]}`,
  beforeDownload: 'Avant de télécharger',
  anyway: 'Exporter quand même',
  draft: 'Exporter le brouillon',
  sendAnyway: 'Préparer l’envoi quand même',
  downloading: 'Préparation…',
  failed: 'Impossible d’exporter la lettre',
  done: (format: ExportFormat) => `${formatNames[format]} téléchargé`,
} as const

export const finalStepsText = {
  intro: 'Votre lettre est prête. Téléchargez-la, puis envoyez-la au recruteur.',
  share: 'Partager le fichier',
  shareAgain: 'Le fichier est prêt\u00a0: appuyez encore une fois pour le partager',
  email: 'Préparer l’email',
} as const

export const sendingText = {
  loading: 'Préparation de l’envoi…',
  failed: 'L’envoi n’a pas pu être préparé.',
  retry: 'Réessayer',
  intro: 'Tout ce qu’il faut pour envoyer la lettre par email. Relisez, copiez, envoyez.',
  fileName: 'Nom du fichier',
  to: 'Destinataire',
  noAddress: 'La lettre n’indique pas d’adresse email.',
  subject: 'Objet du message',
  body: 'Message',
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'La copie n’a pas fonctionné. Sélectionnez le texte, puis copiez-le.',
  pdf: 'Télécharger le PDF',
  message: 'Télécharger le message (.eml)',
  messageHint: 'Le fichier .eml s’ouvre dans une messagerie comme un brouillon, lettre jointe.',
  mailto: 'Ouvrir dans ma messagerie',
  mailtoHint: 'Un lien n’envoie pas de pièce jointe\u00a0: joignez le PDF téléchargé.',
  sent: 'J’ai envoyé cette lettre',
  sentDone: 'Envoi noté',
  sentMessage: 'La lettre envoyée est gardée telle quelle.',
  sentFailed: 'L’envoi n’a pas pu être noté',
} as const

export const keptExportsText = {
  intro:
    'Chaque fichier exporté ou envoyé est gardé tel quel, même si la lettre change ensuite. Les 50 derniers sont conservés, et tous ceux qui ont été envoyés.',
  none: 'Aucune copie pour l’instant. La première sera gardée au premier téléchargement.',
  list: 'Copies de cette lettre',
  loading: 'Chargement des copies…',
  failed: 'Les copies n’ont pas pu être chargées.',
  retry: 'Réessayer',
  more: 'Copies plus anciennes',
  at: (iso: string) => instantText(new Date(iso)),
  reasons: {
    export: 'Exportée',
    shared: 'Partagée',
    sent: 'Envoyée',
  } as const satisfies Record<KeptExportReason, string>,
  sentOn: (iso: string) => `Envoyée le ${localDay(new Date(iso))}`,
  version: (version: number) => `version ${number.format(version)}`,
  size: (bytes: number) => `${number.format(Math.max(1, Math.round(bytes / 1024)))}\u00a0ko`,
  print: 'Empreinte SHA-256',
  download: (name: string) => `Télécharger ${name}`,
  downloadFailed: 'Impossible de télécharger la copie',
} as const
