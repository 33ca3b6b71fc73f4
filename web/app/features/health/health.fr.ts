import type { PaymentToLookAt } from '@lettrine/contract/health'

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })
const count = (value: number): string => number.format(value).replaceAll('\u202f', '\u00a0')
const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeStyle: 'short' })

const units = ['octets', 'Ko', 'Mo', 'Go', 'To'] as const

function size(bytes: number): string {
  const at = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  return `${count(bytes / 1000 ** at)}\u00a0${units[at]}`
}

function duration(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)}\u00a0s`
  if (seconds < 3_600) return `${Math.round(seconds / 60)}\u00a0min`
  if (seconds < 2 * 86_400) return `${Math.round(seconds / 3_600)}\u00a0h`
  return `${Math.round(seconds / 86_400)}\u00a0jours`
}

const several = (value: number, one: string, many: string) => `${count(value)} ${value > 1 ? many : one}`

/** What each kind of work is for; an unknown one keeps its name. */
const workNames: Readonly<Record<string, string>> = {
  'mail.deliver': 'Envoi d’un mail',
  'backup.scheduled': 'Sauvegarde',
  'payments.billing-due': 'Facturation',
  'my-data.archive-asked': 'Archive des données',
  'identity.password-reset-asked': 'Nouveau mot de passe',
  'analytics.forward': 'Envoi des visites à Matomo',
}

const kinds = {
  payment: 'Paiement',
  refund: 'Remboursement',
  dispute: 'Litige',
  webhook: 'Message de PayPal',
} as const satisfies Record<PaymentToLookAt['kind'], string>

/** Why it is not settled; a kind of event keeps its name at PayPal. */
const stateNames: Readonly<Record<string, string>> = {
  created: 'jamais envoyé',
  awaiting_approval: 'jamais confirmé',
  capturing: 'sans résultat',
  unknown: 'sans réponse de PayPal',
  pending: 'retenu par PayPal',
  failed: 'refusé par PayPal',
  active: 'abonnement en cours',
  trialing: 'essai en cours',
  past_due: 'abonnement impayé',
  unpaid: 'abonnement suspendu',
}

const queueNames: Readonly<Record<string, string>> = {
  typesetting: 'Mise en page',
  'career-reading': 'Lecture des parcours',
  'letter-reading': 'Relecture',
  'letter-writing': 'Rédaction',
  'offer-reading': 'Lecture des annonces',
  pictures: 'Photos',
}

export const healthText = {
  metaTitle: 'État du service · Lettrine',
  title: 'État du service',
  lead: 'Ce qui a échoué, ce qui attend, et l’état de la base de données.',
  checked: (at: string) => `Relevé le ${moment.format(new Date(at))}.`,
  refresh: 'Actualiser',
  failed: 'L’état du service n’a pas pu être chargé',
  retry: 'Réessayer',
  allWell: 'Tout va bien\u00a0: rien n’a échoué, et rien n’attend trop longtemps.',
  count,
  size,
  moment: (at: string) => moment.format(new Date(at)),
  cards: {
    label: 'Le service en chiffres',
    jobs: 'Tâches en échec',
    jobsNote: (waiting: number, oldestSeconds: number) =>
      waiting === 0
        ? 'Aucune n’attend'
        : `${count(waiting)} en attente${oldestSeconds >= 1 ? `, depuis ${duration(oldestSeconds)}` : ''}`,
    mails: 'Mails refusés',
    mailsNote: (sent: number, waiting: number) =>
      `en 24\u00a0h\u202f; ${several(sent, 'envoyé', 'envoyés')}, ${count(waiting)} en attente`,
    payments: 'Paiements à vérifier',
    paymentsNote: (captured: number, failed: number) =>
      `en 24\u00a0h, ${several(captured, 'encaissé', 'encaissés')}, ${several(failed, 'refusé', 'refusés')}`,
    backup: 'Dernière sauvegarde',
    noBackup: 'Aucune',
    noBackupNote: 'Indiquez BACKUP_DIR, ou lancez npm run backup',
    backupNote: (bytes: number, isTried: boolean, isLate: boolean) =>
      [size(bytes), isTried ? 'essayée' : 'non essayée', ...(isLate ? ['trop ancienne'] : [])].join(', '),
    ago: (from: string, to: string) =>
      `Il y a ${duration(Math.max(0, Date.parse(to) - Date.parse(from)) / 1_000)}`,
  },
  jobs: {
    title: 'Tâches en échec',
    lead: 'Chacune a été essayée plusieurs fois. Elle reste ici un jour.',
    none: 'Aucune tâche n’a échoué depuis un jour.',
    nameOf: (queue: string) => workNames[queue] ?? queue,
    tried: (attempts: number, at: string) =>
      `${several(attempts, 'essai', 'essais')}, le dernier le ${moment.format(new Date(at))}`,
    retry: 'Relancer',
    retryLabel: (queue: string) => `Relancer\u00a0: ${workNames[queue] ?? queue}`,
    retried: 'La tâche est relancée',
    retryFailed: 'La tâche n’a pas pu être relancée',
  },
  mails: {
    title: 'Mails refusés',
    lead: 'Leur adresse et leur texte sont effacés.',
    none: 'Aucun mail n’a été refusé.',
    subject: 'Objet',
    code: 'Réponse',
    at: 'Date',
  },
  payments: {
    title: 'Paiements à vérifier',
    lead: 'Comparez-les avec PayPal\u00a0: rien ne les règle tout seul.',
    none: 'Aucun paiement n’est à vérifier.',
    what: 'Quoi',
    amount: 'Montant',
    since: 'Depuis',
    named: ({ kind, state }: Pick<PaymentToLookAt, 'kind' | 'state'>) =>
      `${kinds[kind]}\u00a0: ${stateNames[state] ?? state}`,
    amountOf: (cents: number | null) => (cents === null ? '–' : euros.format(cents / 100)),
  },
  database: {
    title: 'Base de données',
    answers: 'Temps de réponse',
    answer: (ms: number) => `${count(ms)}\u00a0ms`,
    size: 'Taille',
    connections: 'Connexions utilisées',
    used: (used: number, max: number) => `${count(used)} sur ${count(max)}`,
    waiting: 'Demandes en attente d’une connexion',
    slow: 'Requêtes lentes depuis le démarrage',
  },
  queues: {
    title: 'Files d’attente',
    lead: 'De ce processus, depuis son démarrage.',
    queue: 'File',
    waiting: 'En attente',
    running: 'En cours',
    refused: 'Refusées',
    nameOf: (name: string) => queueNames[name] ?? name,
  },
} as const
