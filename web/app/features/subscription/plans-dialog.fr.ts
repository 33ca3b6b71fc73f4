import { dayInParis } from '@lettrine/contract/day.fr'
import { type Interval, moneyBackDays, type Plan } from '@lettrine/contract/plans'
import type { ChangeQuote } from '@lettrine/contract/subscriptions'
import { euros } from '../../lib/text/money.ts'
import { subscriptionText } from './subscription.fr.ts'

const { rhythms, planNames } = subscriptionText
// Keeps a date on one line.
const day = (iso: string | Date) => dayInParis(new Date(iso)).replaceAll(' ', '\u00a0')

export const plansText = {
  title: 'Choisir une offre',
  intervals: {
    label: 'Rythme de paiement',
    monthly: 'Mensuel',
    yearly: 'Annuel',
    lifetime: 'À vie',
    // Announced discount; exact prices are displayed beside it.
    yearlyLess: '−17\u00a0%',
    lifetimeLess: '−30\u00a0%',
  },
  labels: { 'most-popular': 'Le plus populaire', 'best-value': 'Meilleur rapport qualité-prix' },
  launch: 'Offre de lancement',
  launchOffers: (plans: readonly Plan[]) =>
    `Offres de lancement\u00a0: ${plans
      .map(
        ({ price, interval }) => `${euros(price)} ${interval === 'lifetime' ? 'une seule fois' : 'par mois'}`,
      )
      .join(', ou ')}.`,
  seeLaunch: 'Les voir',
  forEver: 'pour toujours',
  rhythm: (interval: Interval) => rhythms[interval],
  euros,
  from: (price: number) => `soit ${euros(price)} par mois`,
  noCard: 'Sans carte bancaire.',
  trial: (days: number) => `${days}\u00a0jours offerts.`,
  firstPayment: (at: Date) => `Premier paiement le ${day(at)}.`,
  taxes: 'TTC, résiliable à tout moment.',
  once: 'TTC, en un seul paiement.',
  held: 'Votre offre',
  kept: 'Comprise',
  tryIt: (name: string) => `Essayer ${name}`,
  buy: (price: number) => `Payer ${euros(price)}`,
  changeTo: (name: string) => `Passer à ${name}`,
  nameOf: (id: keyof typeof planNames) => planNames[id],
  dueTrial: (price: number, interval: Interval, at: Date) => ({
    today: '0\u00a0€ aujourd’hui.',
    after: `Puis ${euros(price)} ${rhythms[interval]} à partir du ${day(at)}, résiliable en un clic.`,
  }),
  dueNow: (price: number, interval: Interval) => ({
    today: `${euros(price)} aujourd’hui.`,
    after:
      interval === 'lifetime'
        ? 'Paiement unique, sans abonnement.'
        : `Puis autant chaque ${interval === 'monthly' ? 'mois' : 'année'}, résiliable en un clic.`,
  }),
  dueNothing: { today: '0\u00a0€.', after: 'Pour toujours, sans carte bancaire.' },
  promises: [
    `Satisfait ou remboursé pendant ${moneyBackDays}\u00a0jours`,
    'Résiliable en un clic',
    'Paiement sécurisé par PayPal',
  ],
  terms: { before: 'En commandant, vous acceptez les ', link: 'conditions', after: '.' },
  fallback: 'Les formules n’ont pas pu être rechargées\u00a0: voici les dernières connues.',
  country: 'Votre pays',
  countryNote: 'Les prix sont en euros, TVA comprise, quel que soit le pays.',
  failed: 'La page de PayPal n’a pas pu être ouverte. Rien n’a été débité\u00a0: réessayez.',
  change: {
    title: (name: string) => `Passer à ${name}\u202f?`,
    asking: 'Calcul du montant exact…',
    now: 'À payer maintenant',
    credit: 'Déjà payé et non utilisé, déduit',
    price: 'Nouveau prix',
    next: 'Prochain paiement',
    none: 'Aucun autre',
    effective: 'Prend effet',
    today: 'aujourd’hui',
    priceOf: ({ newPrice, interval }: ChangeQuote) => `${euros(newPrice)} ${rhythms[interval]}`,
    at: day,
    later: 'Votre formule actuelle reste active jusque-là. Vous pouvez annuler ce changement d’ici là.',
    back: 'Retour',
    pay: (amount: number) => `Payer ${euros(amount)}`,
    confirm: 'Changer de formule',
    schedule: 'Prévoir ce changement',
    done: 'Formule changée',
    scheduled: 'Changement prévu',
    pending: 'PayPal examine ce paiement\u00a0: la formule changera dès qu’il sera accepté.',
    refused: 'PayPal a refusé ce paiement\u00a0: rien n’a été débité, et votre formule n’a pas changé.',
    failed: 'Erreur lors de l’estimation du coût',
  },
} as const

/** Names of the countries where PayPal accepts payments here. */
export const countryNames = new Intl.DisplayNames(['fr'], { type: 'region' })
