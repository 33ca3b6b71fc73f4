import { archiveDays } from '@lettrine/contract/public-constants'
import {
  analyticsConsentMonths,
  analyticsRetentionMonths,
  knownDeviceDays,
  sessionDays,
} from '@lettrine/contract/retention'
import { publisher } from '@lettrine/contract/seller.fr'
import type { LegalSection } from './legal-page.ts'

/** Every cookie; an end-to-end test compares this list with the cookies of a browser. */
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

/** Id of the section that holds the analytics switch. */
export const analyticsSectionId = 'audience'

/** Rights, cookies, security, and complaints. */
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
              '[Paramètres](/dashboard/settings), «\u00a0Qui lit vos informations\u00a0» et «\u00a0Mesure d’audience\u00a0»\u202f; sans compte, [sur cette page](/privacy#audience)\u202f; pour le reste, écrivez-nous',
            ],
          ],
        },
      },
      `Pour ces droits, pour donner des directives sur vos données après votre décès, ou si vous n’avez plus accès à votre compte, écrivez à [${publisher.privacyContact.email}](mailto:${publisher.privacyContact.email}). Nous répondons dans le mois.`,
    ],
  },
  {
    id: analyticsSectionId,
    title: 'Mesure d’audience',
    blocks: [
      'Nous comptons, par jour et pour tout le monde ensemble, les pages ouvertes, les connexions, quelques usages, les recherches et la vitesse d’affichage. Chaque page est comptée par sa forme, comme «\u00a0une lettre\u00a0», jamais par son adresse.',
      `Rien ne dit qui a fait quoi\u00a0: ni cookie, ni identifiant, ni adresse réseau, ni compte. Deux visites d’une même personne ne peuvent pas être rapprochées. Ces nombres restent chez nous, ${analyticsRetentionMonths}\u00a0mois. Pour refuser les envois en masse, une empreinte de l’adresse réseau, d’où l’on ne peut pas retrouver l’adresse, est gardée une minute, puis effacée dans l’heure\u202f; elle n’est liée à rien de ce qui est compté.`,
      'Une telle mesure ne demande pas de consentement (article\u00a082 de la loi Informatique et Libertés, [conditions de la CNIL](https://www.cnil.fr/fr/node/167364)), mais vous pouvez la refuser\u00a0: ici, ou en réglant votre navigateur pour qu’il demande de ne pas être suivi.',
      `Si un service extérieur compte aussi les visites, il ne reçoit que celles des personnes qui l’ont accepté, pour ${analyticsConsentMonths}\u00a0mois\u202f; l’accord se retire ici.`,
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
      'Tous sont nécessaires au service que vous demandez\u00a0: la loi ne demande pas de consentement pour eux. Aucun autre site ne dépose de cookie ici.',
      'Votre navigateur garde aussi, sur votre appareil seulement, le texte qui n’a pas encore été envoyé, votre dernière liste de lettres, l’adresse des liens que vous avez créés, les réponses que vous donnez au rédacteur, vos choix d’export, l’apparence et votre choix sur la mesure d’audience. Les effacer ne touche pas à vos lettres enregistrées.',
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
