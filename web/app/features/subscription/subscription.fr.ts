import { dayInParis } from '@lettrine/contract/day.fr'
import type { Payment, PaymentState } from '@lettrine/contract/payments'
import { type Interval, moneyBackDays, type PlanId } from '@lettrine/contract/plans'
import type { ScheduledChange, Subscription } from '@lettrine/contract/subscriptions'
import type { z } from 'zod'
import { euros } from '../../lib/text/money.ts'

const day = (iso: string) => dayInParis(new Date(iso))
const rhythms = {
  monthly: 'par mois',
  yearly: 'par an',
  lifetime: 'payé une fois',
} as const satisfies Record<Interval, string>
/** Name of a plan within a sentence; badges have shorter names. */
const planNames = {
  free: 'Gratuit',
  basic: 'Basique',
  pro: 'Professionnel',
  premium: 'Premium illimité',
  monthly: 'Premium',
  lifetime: 'Lifetime',
} as const satisfies Record<PlanId, string>
const lasting = { monthly: 'mensuel', yearly: 'annuel', lifetime: 'à vie' } as const satisfies Record<
  Interval,
  string
>

const states = {
  created: 'En attente',
  awaiting_approval: 'En attente',
  capturing: 'En attente',
  unknown: 'En attente',
  pending: 'En attente',
  succeeded: 'Payé',
  partially_refunded: 'Remboursé en partie',
  refunded: 'Remboursé',
  failed: 'Échoué',
  canceled: 'Abandonné',
  expired: 'Expiré',
  reversed: 'Annulé par PayPal',
} as const satisfies Record<PaymentState, string>

type Fact = { name: string; value: string }

/** Facts of a subscription, in display order. */
function factsOf(held: Subscription): Fact[] {
  const { trialEnd, nextPayment, currentPeriodEnd, paymentMethod, source, startDate, cancelAtPeriodEnd } =
    held
  const facts: Fact[] = [{ name: 'Depuis le', value: day(startDate) }]
  if (trialEnd) facts.push({ name: 'Essai gratuit', value: `jusqu’au ${day(trialEnd)}` })
  if (nextPayment)
    facts.push({
      name: 'Prochain paiement',
      value: `${euros(nextPayment.amount)}, le ${day(nextPayment.at)}`,
    })
  if (source === 'paid' && currentPeriodEnd !== null)
    facts.push({
      name: 'Renouvellement',
      value: cancelAtPeriodEnd ? 'Résilié, pas de renouvellement' : 'Automatique, résiliable à tout moment',
    })
  if (source === 'granted' && currentPeriodEnd !== null)
    facts.push({ name: 'Offerte jusqu’au', value: day(currentPeriodEnd) })
  if (currentPeriodEnd === null) facts.push({ name: 'Durée', value: 'À vie, rien de plus à payer' })
  if (paymentMethod && !paymentMethod.isGone)
    facts.push({
      name: 'Moyen de paiement',
      value: paymentMethod.email ? `PayPal, ${paymentMethod.email}` : 'PayPal',
    })
  return facts
}

export const subscriptionText = {
  metaTitle: 'Abonnement · Lettrine',
  title: 'Abonnement',
  euros,
  day,
  planNames,
  rhythms,
  states,
  retry: 'Réessayer',
  failed: 'Erreur lors de la récupération de l’abonnement',
  changeFailed: 'Erreur lors du changement de plan',
  noApproval: 'URL d’approbation PayPal non reçue',
  notOpen: 'Les paiements ne sont pas activés sur ce site. La formule gratuite reste disponible.',
  priceOf: ({ price, interval, source }: Subscription) =>
    source === 'granted' || price === null || interval === null
      ? 'Formule offerte'
      : `${euros(price)} TTC ${rhythms[interval]}`,
  current: {
    title: 'Votre formule',
    change: 'Changer de formule',
    cancel: 'Résilier votre contrat',
    facts: factsOf,
    guarantee: (until: string) =>
      `Satisfait ou remboursé\u00a0: jusqu’au ${day(until)}, votre premier paiement est remboursé sur demande, depuis l’historique ci-dessous.`,
    cancelled: ({ currentPeriodEnd }: Subscription) =>
      currentPeriodEnd
        ? `Contrat résilié. Votre formule reste active jusqu’au ${day(currentPeriodEnd)}, et rien ne sera plus débité.`
        : 'Contrat résilié.',
    reactivate: 'Réactiver',
    reactivateFailed: 'Erreur lors de la réactivation de l’abonnement',
    scheduled: ({ planId, interval, price, at }: z.infer<typeof ScheduledChange>) =>
      `Le ${day(at)}, votre formule deviendra «\u00a0${planNames[planId]}\u00a0», pour ${euros(price)} ${rhythms[interval]}.`,
    keep: 'Garder ma formule',
    refused: ({ graceEnd, paymentMethod }: Subscription) =>
      [
        paymentMethod?.isGone
          ? 'L’accord donné à PayPal n’est plus valable.'
          : 'PayPal a refusé le dernier paiement.',
        graceEnd
          ? `Votre formule reste active jusqu’au ${day(graceEnd)}.`
          : 'Le prochain paiement ne pourra pas être fait.',
        'Donnez un nouvel accord pour la garder.',
      ].join(' '),
    agree: 'Donner un nouvel accord à PayPal',
  },
  cancel: {
    title: 'Résilier votre contrat\u202f?',
    lead: ({ currentPeriodEnd, trialEnd }: Subscription) =>
      currentPeriodEnd
        ? `Le contrat prendra fin le ${day(currentPeriodEnd)}${trialEnd ? ', avec l’essai' : ''}. Un message vous le confirmera.`
        : 'Un message vous le confirmera.',
    facts: ({ trialEnd }: Subscription) => [
      trialEnd ? 'Rien ne sera débité.' : 'Rien ne sera plus débité.',
      'Votre formule reste active jusqu’à cette date.',
      'Vous pourrez toujours lire, modifier et exporter vos lettres en PDF.',
    ],
    reason: 'Pourquoi partez-vous\u202f? (facultatif)',
    defaultReason: 'Annulé par l’utilisateur',
    keep: 'Garder mon abonnement',
    confirm: 'Résilier',
    done: 'Contrat résilié',
    doneNote: 'Un message vous confirme la date de fin.',
    failed: 'Erreur lors de l’annulation de l’abonnement',
  },
  none: {
    lead: 'La formule gratuite, sans carte bancaire et sans limite de temps.',
    choose: 'Voir les formules',
    write: 'Écrire ma première lettre',
    unpaid:
      'Votre dernier abonnement s’est arrêté\u00a0: le paiement n’a pas pu être fait. Rien ne vous sera plus débité.',
    gives: [
      '3 lettres à la fois',
      'Rédacteur intégré et relecture, sans limite',
      'Modèles gratuits',
      'Export en PDF',
    ],
    advice: 'D’après votre usage\u00a0:',
  },
  back: {
    confirming: 'Paiement en cours de confirmation…',
    confirmed: ({ kind, amount }: Payment) =>
      kind === 'trial'
        ? 'Votre essai a commencé. Rien n’a été débité.'
        : kind === 'agreement'
          ? 'Votre accord est enregistré.'
          : `Paiement de ${euros(amount)} reçu. Merci.`,
    canceled: 'Paiement annulé. Rien n’a été débité.',
    missing:
      'Les paramètres de PayPal sont manquants dans l’adresse de retour\u00a0: le paiement n’a pas pu être confirmé, et rien n’a été débité.',
    failed: 'Erreur lors de la confirmation du paiement',
    pending:
      'PayPal examine ce paiement. Votre formule sera activée dès qu’il sera accepté\u202f; vous pouvez quitter cette page.',
    stillPending: 'PayPal examine toujours ce paiement. Un message vous préviendra dès qu’il sera accepté.',
    settled: 'Paiement reçu. Votre formule est active.',
    refused: 'PayPal a refusé ce paiement. Rien n’a été débité.',
  },
  history: {
    title: 'Historique des paiements',
    columns: ['Date', 'Formule', 'Montant', 'Statut', 'Reçus'],
    none: 'Aucun paiement pour l’instant.',
    failed: 'L’historique des paiements n’a pas pu être chargé.',
    what: ({ planType, interval, kind }: Payment) =>
      `${planNames[planType]}, ${lasting[interval]}${kind === 'change' ? ' (changement)' : ''}`,
    nothing: '—',
    download: (number: string) => `Télécharger le reçu ${number}`,
    downloadNote: (number: string) => `Télécharger l’avoir ${number}`,
    receiptFailed: 'Le reçu n’a pas pu être téléchargé.',
    pages: 'Pages de l’historique',
    newer: 'Plus récents',
    older: 'Plus anciens',
    page: (page: number, last: number) => `Page ${page} sur ${last}`,
    refund: 'Être remboursé',
    refundTitle: 'Se rétracter et être remboursé\u202f?',
    refundLead: ({ kind, amount, refundedAmount, refundableUntil }: Payment) =>
      [
        `${euros(amount - refundedAmount)} vous seront remboursés par PayPal.`,
        kind === 'change'
          ? 'Vous retrouverez la formule que vous aviez avant ce changement.'
          : 'Votre formule s’arrêtera immédiatement\u202f; vos lettres sont conservées.',
        refundableUntil ? `Vous pouvez le demander jusqu’au ${day(refundableUntil)}.` : '',
      ].join(' '),
    refundConfirm: ({ amount, refundedAmount }: Payment) =>
      `Me faire rembourser ${euros(amount - refundedAmount)}`,
    refunded: ({ refundedAmount }: Payment) =>
      refundedAmount > 0 ? `${euros(refundedAmount)} remboursés` : 'Remboursement demandé',
    refundedNote: `La garantie de ${moneyBackDays}\u00a0jours s’applique sans condition.`,
    refundFailed: 'Le remboursement n’a pas pu être demandé.',
  },
} as const
