import type { Outcome, StoredCapture, StoredEvent, StoredOrder } from './sandbox-state.ts'

/** Fictitious payers. */
export const demoPayers = [
  { name: 'Inès Carpentier', email: 'ines.carpentier@example.org' },
  { name: 'Malo Le Goff', email: 'malo.legoff@example.org' },
  { name: 'Aïcha Benali', email: 'aicha.benali@example.org' },
] as const

export const paymentTexts = {
  mark: 'Bac à sable de paiement\u00a0: aucun débit réel',
  meaning:
    'Cette page remplace PayPal tant que Lettrine n’a pas reçu ses identifiants. Aucun mot de passe n’est demandé, et rien ne quitte cet ordinateur.',
  payTitle: 'Payer avec le bac à sable',
  agreeTitle: 'Enregistrer un accord de paiement',
  pay: (amount: string) => `Payer ${amount}`,
  toPay: (brand: string) => `À payer à ${brand}`,
  agreement: (brand: string) => `Accord de prélèvement pour ${brand}`,
  agree: 'Donner mon accord',
  alsoSaves: 'Ce moyen de paiement sera enregistré pour les renouvellements.',
  someone: 'le marchand',
  who: 'Qui paie\u202f?',
  someoneElse: 'Une autre personne',
  email: 'Adresse email',
  incomplete: 'Indiquez une adresse email complète.',
  outcome: 'Que se passera-t-il\u202f?',
  cancel: 'Annuler',
  alreadyPaid: 'Cette commande est déjà payée.',
  alreadyAgreed: 'Cet accord est déjà enregistré.',
  noReturn: 'C’est noté. Retournez sur le site du marchand.',
  gone: 'Cette demande n’existe pas ou n’existe plus. Retournez sur Lettrine et recommencez.',
  title: 'Paiements',
  orders: 'Commandes',
  captures: 'Encaissements',
  refunds: 'Remboursements',
  tokens: 'Accords enregistrés',
  webhooks: 'Notifications envoyées au site',
  none: 'Rien pour l’instant.',
  noDescription: 'Sans libellé',
  refundOf: (capture: string) => `de l’encaissement ${capture}`,
  refunded: (amount: string) => `dont ${amount} rendus`,
  openApproval: 'Ouvrir la page de paiement',
  complete: 'Accepter l’encaissement',
  deny: 'Refuser l’encaissement',
  reverse: 'Reprendre l’argent (rétrofacturation)',
  dispute: 'Ouvrir un litige',
  reverseApproval: 'Retirer l’approbation',
  cancelAgreement: 'Résilier du côté du payeur',
  resend: 'Renvoyer',
  attempts: (count: number) =>
    count === 0 ? 'pas encore envoyée' : count === 1 ? 'envoyée une fois' : `envoyée ${count} fois`,
  lastAnswer: (status: number | undefined) => (status === undefined ? 'sans réponse' : `réponse ${status}`),
  realPaymentsConfigured:
    'Le bac à sable de paiement ne démarre pas en production à côté de réglages de paiement réels. Retirez PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID et PAYPAL_BASE_URL, ou laissez PayPal encaisser.',
  badFile: (path: string) =>
    `Le fichier ${path} du bac à sable de paiement est illisible. Supprimez-le pour repartir sans paiements enregistrés.`,
} as const

export const outcomeTexts = {
  approve: 'Le paiement est accepté.',
  declined: 'La banque refuse au moment d’encaisser.',
  pending: 'L’encaissement reste en attente de vérification.',
  'time-out': 'L’argent est encaissé, mais la réponse n’arrive jamais au site.',
} as const satisfies Record<Outcome, string>

export const orderStates = {
  CREATED: 'créée',
  PAYER_ACTION_REQUIRED: 'attend le payeur',
  APPROVED: 'approuvée',
  COMPLETED: 'payée',
} as const satisfies Record<StoredOrder['status'], string>

export const captureStates = {
  COMPLETED: 'encaissé',
  PENDING: 'en attente',
  DECLINED: 'refusé',
  PARTIALLY_REFUNDED: 'remboursé en partie',
  REFUNDED: 'remboursé',
} as const satisfies Record<StoredCapture['status'], string>

export const eventStates = {
  waiting: 'en route',
  held: 'retenue',
  dropped: 'abandonnée',
  delivered: 'reçue',
  'given-up': 'jamais reçue',
} as const satisfies Record<StoredEvent['state'], string>

/** «9,99\u00a0€» */
export const formatPrice = ({ value, currency_code }: { value: string; currency_code: string }): string =>
  new Intl.NumberFormat('fr-FR', { style: 'currency', currency: currency_code }).format(Number(value))

/** «21 novembre 2026 à 14:05:12», in the time zone of this machine. */
export const momentOf = (atMs: number): string =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'medium' }).format(new Date(atMs))
