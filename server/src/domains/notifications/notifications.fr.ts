import { dayInParis } from '@lettrine/contract/day.fr'

const quoted = (text: string) => `«\u00a0${text}\u00a0»`
const letter = (title: string) => (title === '' ? 'Votre lettre' : `Votre lettre ${quoted(title)}`)
const times = (count: number) => (count === 1 ? 'une fois' : `${count}\u00a0fois`)
const euro = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
const on = (day: Date | null) => (day ? ` le ${dayInParis(day)}` : '')

export const notificationTitles = {
  letterOpened: 'Lettre consultée',
  letterDownloaded: 'Lettre téléchargée',
  paymentReceived: 'Paiement reçu',
  paymentRefused: 'Paiement refusé',
  agreementGone: 'Accord de paiement retiré',
  accessEnded: 'Formule arrêtée',
  refunded: 'Remboursement',
  trialStarted: 'Essai commencé',
  trialEnding: 'Fin d’essai proche',
  renewalAhead: 'Renouvellement proche',
  cancelled: 'Contrat résilié',
  reactivated: 'Abonnement maintenu',
  changeScheduled: 'Changement de formule prévu',
  planChanged: 'Formule changée',
  aiNear: 'Bientôt plus d’appels au modèle',
  aiReached: 'Plus d’appels au modèle',
  lettersNear: 'Limite de 3 lettres bientôt atteinte',
  lettersReached: 'Limite de 3 lettres atteinte',
  storageNear: 'Espace de stockage bientôt plein',
  storageReached: 'Espace de stockage plein',
  archiveReady: 'Archive prête',
  archiveFailed: 'Archive non préparée',
  passwordChanged: 'Mot de passe changé',
  newDevice: 'Nouvel appareil',
  providerLinked: 'Moyen de connexion ajouté',
  providerUnlinked: 'Moyen de connexion retiré',
} as const

/** Texts of notifications. Amounts are euros, taxes included; plans are named as on screen. */
export const notificationMessages = {
  letterOpened: (title: string, count: number) => `${letter(title)} a été ouverte ${times(count)}.`,
  letterDownloaded: (title: string, count: number) => `${letter(title)} a été téléchargée ${times(count)}.`,
  paymentReceived: (plan: string, amount: number) =>
    `Nous avons reçu ${euro.format(amount)} pour la formule ${quoted(plan)}. Le reçu est sur votre page Abonnement.`,
  paymentRefused: (plan: string, amount: number, accessEnd: Date) =>
    `PayPal a refusé ${euro.format(amount)} pour la formule ${quoted(plan)}. Votre formule reste active jusqu’au ${dayInParis(accessEnd)}.`,
  agreementGone: (plan: string, accessEnd: Date) =>
    `L’accord donné à PayPal pour la formule ${quoted(plan)} a été retiré. Pour la garder, donnez-en un nouveau avant le ${dayInParis(accessEnd)}.`,
  accessEnded: (plan: string) =>
    `Le paiement de la formule ${quoted(plan)} n’a pas pu être fait, et elle s’est arrêtée. Vos lettres sont conservées.`,
  refunded: (plan: string, amount: number) =>
    `${euro.format(amount)} vous sont remboursés par PayPal pour la formule ${quoted(plan)}.`,
  trialStarted: (plan: string, firstPayment: Date) =>
    `Votre essai de la formule ${quoted(plan)} a commencé. Rien n’est débité avant le ${dayInParis(firstPayment)}.`,
  trialEnding: (plan: string, amount: number, end: Date | null) =>
    `Votre essai de la formule ${quoted(plan)} se termine${on(end)}. ${euro.format(amount)} seront alors débités, sauf si vous résiliez avant.`,
  renewalAhead: (plan: string, amount: number, day: Date | null) =>
    `Votre formule ${quoted(plan)} se renouvelle${on(day)} pour ${euro.format(amount)}. Vous pouvez la résilier avant.`,
  cancelled: (plan: string, end: Date | null) =>
    end
      ? `Votre formule ${quoted(plan)} reste active jusqu’au ${dayInParis(end)}. Rien ne vous sera plus débité.`
      : `Votre formule ${quoted(plan)} est résiliée. Rien ne vous sera plus débité.`,
  reactivated: (plan: string) => `La résiliation de votre formule ${quoted(plan)} est annulée.`,
  changeScheduled: (plan: string, day: Date | null) =>
    `La formule ${quoted(plan)} remplacera la vôtre${on(day)}.`,
  planChanged: (plan: string) => `Votre formule est maintenant ${quoted(plan)}.`,
  aiNear: (used: number, limit: number) =>
    `Vous avez utilisé ${used} de vos ${limit} appels au modèle de ce mois. Le rédacteur intégré reste sans limite.`,
  aiReached: (limit: number) =>
    `Vous avez utilisé les ${limit} appels au modèle de ce mois. Le rédacteur intégré reste sans limite.`,
  lettersNear: (used: number, limit: number) =>
    `Vous avez ${used} lettres, et votre formule est limitée à ${limit}.`,
  lettersReached: (limit: number) =>
    `Vous avez atteint la limite de ${limit} lettres de votre formule. Pour en écrire une autre, supprimez-en une ou changez de formule.`,
  storageNear: (used: number, limit: number) =>
    `Vos lettres et leurs versions occupent ${used}\u00a0Mo sur ${limit}. Au-delà, les versions sans nom les plus anciennes sont supprimées\u00a0: nommez celles que vous voulez garder.`,
  storageReached: (limit: number) =>
    `Vos lettres et leurs versions occupent ${limit}\u00a0Mo, le maximum. Les versions sans nom les plus anciennes sont supprimées\u00a0: videz la corbeille ou supprimez des lettres.`,
  archiveReady: (expiresAt: Date) =>
    `L’archive de vos données peut être téléchargée jusqu’au ${dayInParis(expiresAt)}.`,
  archiveFailed:
    'L’archive de vos données n’a pas pu être préparée. Vos données sont intactes\u00a0: vous pouvez en demander une autre.',
  passwordChanged:
    'Le mot de passe de votre compte a été changé. Si ce n’est pas vous, choisissez-en un autre par «\u00a0Mot de passe oublié\u202f?\u00a0».',
  newDevice: (device: string) =>
    `Une connexion a eu lieu depuis un nouvel appareil (${device}). Si ce n’est pas vous, fermez cette connexion et changez de mot de passe.`,
  providerLinked: (provider: string) =>
    `Vous pouvez maintenant vous connecter avec ${provider}. Si ce n’est pas vous, dissociez ce service.`,
  providerUnlinked: (provider: string) => `${provider} ne permet plus de vous connecter à votre compte.`,
} as const

export const notificationActions = {
  letter: 'Voir la lettre',
  subscription: 'Voir mon abonnement',
  agreement: 'Donner un nouvel accord',
  plans: 'Choisir une formule',
  archive: 'Télécharger mon archive',
  anotherArchive: 'Demander une autre archive',
  security: 'Vérifier mes connexions',
} as const

export const providerNames = { google: 'Google', github: 'GitHub' } as const
