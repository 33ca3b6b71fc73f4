import { localDay } from '@lettrine/contract/day.fr'
import type { SharePlatform, ShareState } from '@lettrine/contract/sharing'

const on = (iso: string) => localDay(new Date(iso))
const counted = (count: number, one: string, many: string) => `${count} ${count > 1 ? many : one}`

export const sharingText = {
  title: 'Partager cette lettre',
  intro: 'Un lien secret montre votre lettre telle qu’elle est enregistrée, sans qu’on puisse la modifier.',
  open: 'Partager',
  publicAccess: 'Accès public',
  publicOn: 'Le lien suffit pour lire la lettre.',
  publicOff: 'Le lien demande aussi un mot de passe.',
  password: 'Mot de passe du lien',
  passwordHint: 'Communiquez-le séparément du lien.',
  expiry: 'Le lien s’arrête',
  expiries: {
    '7': 'dans 7\u00a0jours',
    '30': 'dans 30\u00a0jours',
    '90': 'dans 90\u00a0jours',
    never: 'quand je le retire',
  },
  allowDownload: 'Permettre le téléchargement du PDF',
  create: 'Créer le lien',
  creating: 'Création…',
  another: 'Créer un autre lien',
  back: 'Revenir au lien',
  failed: 'Impossible de partager la lettre',

  link: 'Lien de partage',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  copyFailed: 'Le lien n’a pas pu être copié. Sélectionnez-le, puis copiez-le.',
  qr: 'Code QR du lien',
  qrHint: 'À montrer sur votre téléphone, ou à imprimer sur un CV.',
  message: 'Message',
  messageFor: (jobTitle: string, company: string) =>
    jobTitle && company
      ? `Voici ma lettre de motivation pour le poste «\u00a0${jobTitle}\u00a0» (${company}).`
      : 'Voici ma lettre de motivation.',
  includePreview: 'Ajouter les premières lignes de la lettre au message',
  excerpt: (text: string) => `«\u00a0${text}\u00a0»`,
  send: 'Envoyer le lien par',
  device: 'Autre application…',
  platforms: {
    email: 'E-mail',
    linkedin: 'LinkedIn',
    twitter: 'X (Twitter)',
    facebook: 'Facebook',
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    copy: 'Copie',
  } satisfies Record<SharePlatform, string>,

  links: 'Liens de cette lettre',
  loading: 'Chargement des liens…',
  listFailed: 'Les liens n’ont pas pu être chargés.',
  retry: 'Réessayer',
  states: { live: 'Ouvert', expired: 'Expiré', revoked: 'Retiré' } satisfies Record<ShareState, string>,
  madeOn: (iso: string) => `Créé le ${on(iso)}`,
  until: (iso: string | null) => (iso ? `jusqu’au ${on(iso)}` : 'sans date de fin'),
  ended: (iso: string) => `terminé le ${on(iso)}`,
  withPassword: 'avec mot de passe',
  noDownload: 'sans téléchargement',
  counts: (views: number, downloads: number) =>
    `${views === 0 ? 'Aucune visite' : counted(views, 'visite', 'visites')}, ${
      downloads === 0 ? 'aucun téléchargement' : counted(downloads, 'téléchargement', 'téléchargements')
    }`,
  show: 'Afficher ce lien',
  unknownHere:
    'Ce lien a été créé sur un autre appareil. Pour votre sécurité, nous n’en gardons pas l’adresse\u00a0: créez-en un autre au besoin.',
  revoke: 'Retirer',
  revokeOf: (iso: string) => `Retirer le lien créé le ${on(iso)}`,
  revokeTitle: 'Retirer ce lien\u202f?',
  revokeDescription: 'Le lien ne fonctionnera plus, pour personne. Cette action est définitive.',
  revoked: 'Lien retiré',
  revokeFailed: 'Le lien n’a pas pu être retiré',
} as const
