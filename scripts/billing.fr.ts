const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
const money = (cents: number): string => euros.format(cents / 100)

const monthFormat = new Intl.DateTimeFormat('fr-FR', { month: 'short', year: 'numeric', timeZone: 'UTC' })

const accounts: Record<string, string> = {
  paypal: 'Solde chez PayPal',
  'paypal-fees': 'Frais de PayPal',
  sales: 'Ventes hors taxes',
  vat: 'TVA due',
}

const mailKinds: Record<string, string> = {
  'access-ended': 'Accès terminé',
  'agreement-gone': 'Accord retiré',
  cancelled: 'Résiliation confirmée',
  'change-scheduled': 'Changement à venir',
  'payment-failed': 'Paiement refusé',
  'payment-succeeded': 'Paiement reçu',
  'plan-changed': 'Formule changée',
  reactivated: 'Résiliation annulée',
  refunded: 'Remboursement',
  'renewal-ahead': 'Renouvellement annuel annoncé',
  'trial-ending': 'Fin d’essai annoncée',
  'trial-started': 'Début d’essai',
}

const number = (series: string, year: number, count: number): string =>
  `${series}-${year}-${String(count).padStart(6, '0')}`

export const billingMessages = {
  usage: [
    'Utilisation\u00a0:',
    '  npm run billing -- simulate --months N --seed N',
    '',
    'simulate rejoue des mois de clients en quelques secondes, dans une base temporaire et face à un PayPal simulé.',
    '--months\u00a0: de 1 à 60\u00a0mois, 14 sans cette option.',
    '--seed\u00a0: de 0 à 4294967295, 1 sans cette option\u202f; la même graine donne le même résultat.',
  ].join('\n'),
  mayNotCreate:
    'Le compte de DATABASE_URL n’a pas le droit de créer une base de données (CREATEDB). La simulation en demande une à elle, qu’elle supprime à la fin.',
  interrupted: 'Simulation interrompue\u00a0: la base temporaire est supprimée.',
  interrupting: 'Arrêt demandé\u00a0: la journée en cours se termine…',

  title: (months: number) => `Simulation de ${months}\u00a0mois, par mois (heure de Paris)`,
  monthHeads: [
    'Mois',
    'Nouveaux',
    'Renouvelés',
    'Refus',
    'Remboursés',
    'Fins',
    'Recette TTC',
    'dont TVA',
    'Frais PayPal',
  ],
  month: (month: string) => {
    const first = new Date(`${month}-01T00:00:00.000Z`)
    return Number.isNaN(first.getTime()) ? month : monthFormat.format(first)
  },
  total: 'Total',
  money,
  ledger: 'Livre de comptes (un crédit est négatif)',
  account: (account: string) => accounts[account] ?? account,
  sum: 'Somme',
  atPayPal: 'Recette selon PayPal, encaissé moins rendu',
  receipts: 'Reçus et avoirs émis',
  seriesName: (series: string) => (series === 'F' ? 'Reçus' : 'Avoirs'),
  number,
  numbers: (first: string, last: string) => `de ${first} à ${last}`,
  gapless: 'sans trou',
  gapped: 'AVEC TROU',
  mails: 'Mails qui seraient partis',
  mailKind: (kind: string) => mailKinds[kind] ?? kind,
  duration: (seconds: number) => `Durée\u00a0: ${seconds.toLocaleString('fr-FR')}\u00a0s`,

  ledgerNotZero: (cents: number) => `La somme du livre de comptes n’est pas nulle\u00a0: ${money(cents)}.`,
  unbalanced: (count: number) => `Des écritures du livre de comptes ne s’équilibrent pas\u00a0: ${count}.`,
  gap: ({ series, year, last, count }: { series: string; year: number; last: number; count: number }) =>
    `La numérotation ${series}-${year} a un trou\u00a0: ${count} numéros jusqu’à ${number(series, year, last)}.`,
  moneyDiffers: (payPal: number, ledger: number) =>
    `PayPal a encaissé, moins ce qui est rendu, ${money(payPal)}\u202f; le livre de comptes dit ${money(ledger)}.`,
  balanceDiffers: (payPal: number, ledger: number) =>
    `Le solde est de ${money(payPal)} selon PayPal, et de ${money(ledger)} selon le livre de comptes.`,
  monthsDiffer: (months: number, ledger: number) =>
    `Les mois font ${money(months)}\u202f; le livre de comptes dit ${money(ledger)}.`,
} as const
