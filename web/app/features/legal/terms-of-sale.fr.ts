import { entitlementsByPlan } from '@lettrine/contract/entitlements'
import type { Interval, Plan, PlanId } from '@lettrine/contract/plans'
import { unlimitedAiUses } from '@lettrine/contract/public-constants'
import { graceDays, trialNoticeDays, yearlyNoticeDays } from '@lettrine/contract/retention'
import { seller } from '@lettrine/contract/seller.fr'
import { euros } from '../../lib/text/money.ts'
import { fallbackPlans } from '../../shared/plans/fallback-plans.ts'
import type { LegalSection } from './legal-page.ts'

const rhythms = {
  monthly: 'par mois',
  yearly: 'par an',
  lifetime: 'une seule fois',
} as const satisfies Record<Interval, string>

const usesOf = (id: PlanId): string => {
  const { aiUsesPerMonth } = entitlementsByPlan[id]
  return aiUsesPerMonth >= unlimitedAiUses ? 'sans limite' : `${aiUsesPerMonth} par mois`
}

const trialOf = ({ trialDays }: Plan): string => (trialDays > 0 ? `${trialDays}\u00a0jours` : 'sans essai')
const pricesOf = ({ prices }: Plan): string =>
  prices.map(({ price, interval }) => `${euros(price)} ${rhythms[interval]}`).join(', ')

const sold = fallbackPlans.filter(({ prices }) => prices.length > 0)
const tax =
  seller.vatNumber === null
    ? 'Le vendeur ne doit pas la TVA (article 293 B du CGI).'
    : 'Les prix sont en euros, toutes taxes comprises.'

/** Terms of sale: plans, payment, renewal, changes and cancellation. */
export const termsOfSale: readonly LegalSection[] = [
  {
    id: 'prix',
    title: 'Formules et prix',
    blocks: [
      `La formule gratuite n’a pas de limite de temps. Elle garde ${entitlementsByPlan.free.letters}\u00a0lettres à la fois. Les formules payantes ajoutent des lettres sans limite, les modèles premium, tous les formats d’export, l’analyse, et des textes demandés à un modèle de langage là où il y en a un.`,
      {
        table: {
          caption: 'Ce qui est vendu',
          columns: [
            'Formule',
            'Prix TTC',
            'Essai gratuit, hors paiement unique',
            'Textes d’un modèle de langage',
          ],
          rows: sold.map((plan) => [plan.name, pricesOf(plan), trialOf(plan), usesOf(plan.id)]),
        },
      },
      `${tax} Le prix payé est celui qui est affiché au moment de la commande\u202f; un abonnement garde ensuite le sien tant qu’il dure.`,
      'Une formule payée une seule fois reste ouverte sans autre paiement aussi longtemps que le service existe.',
    ],
  },
  {
    id: 'commande',
    title: 'Commander',
    blocks: [
      {
        steps: [
          'Sur la page [Abonnement](/dashboard/subscription), vous choisissez une formule et son rythme. Ce qui est dû aujourd’hui et ce qui le sera ensuite est écrit avant le bouton.',
          'Le bouton dit le montant, ou annonce l’essai. Il vous mène chez PayPal, où vous vérifiez et approuvez.',
          'De retour sur Lettrine, la formule est ouverte dès que PayPal confirme. Vous pouvez abandonner jusqu’à l’approbation\u00a0: rien n’est alors débité.',
          'Un message confirme la commande. Le reçu se télécharge depuis la même page.',
        ],
      },
      'Nous conservons la trace de votre commande et de la version des conditions que vous avez acceptée. Le contrat est conclu en français.',
    ],
  },
  {
    id: 'paiement',
    title: 'Payer avec PayPal',
    blocks: [
      'Le paiement est fait par PayPal. Nous ne voyons ni ne gardons aucun numéro de carte. Un abonnement repose sur un accord de paiement que vous donnez à PayPal et que vous pouvez retirer.',
      `Si un renouvellement est refusé, la formule reste ouverte ${graceDays}\u00a0jours pendant lesquels il est tenté de nouveau, et vous en êtes prévenu. Passé ce délai, elle s’arrête. Cela ne coûte rien de plus.`,
    ],
  },
  {
    id: 'essai',
    title: 'Essai gratuit',
    blocks: [
      'Un essai est offert une fois par formule et par compte PayPal, quand le tableau ci-dessus en annonce un. Vous donnez un accord de paiement, et rien n’est débité pendant l’essai.',
      `Nous vous écrivons ${trialNoticeDays}\u00a0jours avant la fin. Sans résiliation de votre part, l’abonnement commence ce jour-là\u00a0: le prix annoncé lors de la commande est débité, puis à chaque échéance. Si vous résiliez avant, rien n’est débité, et l’essai reste ouvert jusqu’à son terme.`,
    ],
  },
  {
    id: 'duree',
    title: 'Durée et renouvellement',
    blocks: [
      'Un abonnement est conclu pour un mois ou pour un an, et se renouvelle pour la même durée tant que vous ne le résiliez pas.',
      `Avant le renouvellement d’un abonnement annuel, nous vous rappelons par message, ${yearlyNoticeDays}\u00a0jours à l’avance, sa date, son prix et votre droit de ne pas le reconduire (article\u00a0L.\u00a0215-1 du Code de la consommation). Faute de cette information, vous pourriez mettre fin au contrat à tout moment après la reconduction, sans frais, et être remboursé du temps restant.`,
    ],
  },
  {
    id: 'changement',
    title: 'Changer de formule',
    blocks: [
      'Vers une formule plus complète, vers un paiement annuel ou un paiement unique, le changement est immédiat\u00a0: ce qui est payé et pas encore utilisé est déduit. Vers une formule moindre ou un rythme plus court, il a lieu à la fin de la période. Pendant un essai, il est immédiat et ne coûte rien. Le montant exact est affiché avant que vous confirmiez.',
    ],
  },
  {
    id: 'resiliation',
    title: 'Résilier votre contrat',
    blocks: [
      'Vous résiliez en ligne, à tout moment et sans frais, quel que soit le moyen par lequel vous avez commandé (article\u00a0L.\u00a0215-1-1 du Code de la consommation)\u00a0: sur la page [Abonnement](/dashboard/subscription), «\u00a0Résilier votre contrat\u00a0», puis «\u00a0Résilier\u00a0».',
      'La date de fin est affichée avant que vous ne confirmiez, et un message vous la rappelle. La formule reste active jusqu’à la fin de la période payée\u202f; rien n’est plus débité. Vos lettres sont conservées ensuite.',
      'Supprimer votre compte met aussi fin au contrat, aussitôt.',
    ],
  },
]
