import { archiveDays } from '@lettrine/contract/figures'
import { knownDeviceDays, sessionDays } from '@lettrine/contract/retention'
import { publisher } from '@lettrine/contract/seller.fr'
import type { LegalSection } from './legal-page.ts'

/** Every cookie there is; a journey holds this list against what a browser is given. */
const cookies = [
  [
    'lettrine.session_token',
    'Tient votre session ouverte',
    `${sessionDays}\u00a0jours, ou jusqu’à la fermeture du navigateur si vous ne restez pas connecté`,
  ],
  [
    'lettrine.dont_remember',
    'Retient que vous ne voulez pas rester connecté',
    'Jusqu’à la fermeture du navigateur',
  ],
  ['XSRF-TOKEN', 'Prouve que les demandes viennent bien de nos pages', `${sessionDays}\u00a0jours`],
  [
    'lettrine.device',
    'Reconnaît un appareil où vous vous êtes déjà connecté, pour que les essais d’un inconnu ne vous fassent pas attendre',
    `${knownDeviceDays}\u00a0jours`,
  ],
  ['lettrine.state', 'Protège une connexion par Google ou GitHub', '5\u00a0minutes'],
] as const

/** Rights and how to use them, cookies, security, and whom to complain to. */
export const privacyRights: readonly LegalSection[] = [
  {
    id: 'droits',
    title: 'Vos droits',
    blocks: [
      {
        table: {
          caption: 'Vos droits, et comment les exercer vous-même',
          columns: ['Droit', 'Comment'],
          rows: [
            [
              'Accès et portabilité',
              `[Mes données](/dashboard/my-data), «\u00a0Préparer mon archive\u00a0»\u00a0: tout ce qui est gardé de vous, à télécharger pendant ${archiveDays}\u00a0jours`,
            ],
            [
              'Rectification',
              '[Profil](/dashboard/profile) et [Paramètres](/dashboard/settings)\u202f; chaque lettre se modifie',
            ],
            [
              'Effacement',
              '[Mes données](/dashboard/my-data), «\u00a0Supprimer mon compte\u00a0»\u00a0: tout est effacé aussitôt, sauf les reçus que la loi fait garder',
            ],
            [
              'Opposition et limitation',
              '[Paramètres](/dashboard/settings), «\u00a0Qui lit vos informations\u00a0» et «\u00a0Mesure d’audience\u00a0»\u202f; pour le reste, écrivez-nous',
            ],
          ],
        },
      },
      `Pour ces droits, pour donner des directives sur vos données après votre décès, ou si vous n’avez plus accès à votre compte, écrivez à [${publisher.privacyContact.email}](mailto:${publisher.privacyContact.email}). Nous répondons dans le mois.`,
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    blocks: [
      {
        table: {
          caption:
            'Cookies déposés par ce site\u202f; en https, «\u00a0__Secure-\u00a0» précède le nom de ceux que pose la connexion (session_token, dont_remember, state)',
          columns: ['Nom', 'À quoi il sert', 'Durée'],
          rows: cookies,
        },
      },
      'Tous sont nécessaires au service que vous demandez\u00a0: la loi ne demande pas de consentement pour eux, et aucun bandeau ne vous interrompt. Aucun autre site ne dépose de cookie ici.',
      'Votre navigateur garde aussi, sur votre appareil seulement, le texte qui n’a pas encore été envoyé, votre dernière liste de lettres, l’adresse des liens que vous avez créés, les réponses que vous donnez au rédacteur, vos choix d’export et l’apparence. Les effacer ne touche pas à vos lettres enregistrées.',
    ],
  },
  {
    id: 'securite',
    title: 'Sécurité',
    blocks: [
      'Les mots de passe ne sont gardés que sous forme d’empreintes argon2id\u202f; les liens de partage et ceux que nous vous envoyons, sous forme d’empreintes SHA-256. Les journaux ne contiennent ni vos textes, ni vos mots de passe, ni les liens qui ouvrent une lettre.',
    ],
  },
  {
    id: 'reclamation',
    title: 'Réclamation',
    blocks: [
      'Si vous estimez que vos droits ne sont pas respectés, vous pouvez saisir la CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, ou sur [cnil.fr](https://www.cnil.fr/fr/plaintes).',
    ],
  },
]
