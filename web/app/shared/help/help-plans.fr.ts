import { type Entitlements, entitlementsByPlan } from '@lettrine/contract/entitlements'
import type { PlanId } from '@lettrine/contract/plans'
import { moneyBackDays, unlimitedAiUses } from '@lettrine/contract/public-constants'
import { accountingYears, graceDays, trialNoticeDays, yearlyNoticeDays } from '@lettrine/contract/retention'
import { euros } from '../../lib/text/money.ts'
import { fallbackPlans } from '../plans/fallback-plans.ts'
import type { TopicQuestion } from './help-question.ts'

const uses = ({ aiUsesPerMonth }: Entitlements) =>
  aiUsesPerMonth >= unlimitedAiUses ? 'sans limite' : `${aiUsesPerMonth} fois par mois`

const paid = ['basic', 'pro', 'premium'] as const satisfies readonly PlanId[]
const planOf = (id: PlanId) => fallbackPlans.find((plan) => plan.id === id)!

/** «Basique, 9,99 € par mois : un modèle de langage 5 fois par mois, essai de 7 jours». */
const planLine = (id: (typeof paid)[number]) => {
  const { name, price, trialDays } = planOf(id)
  return `${name}, ${euros(price)} par mois\u00a0: un modèle de langage peut écrire pour vous ${uses(entitlementsByPlan[id])}, après un essai gratuit de ${trialDays}\u00a0jours\u202f;`
}

const launchLines = [
  `${planOf('monthly').name}, ${euros(planOf('monthly').price)} par mois, sans essai\u00a0: ce que contient Basique\u202f;`,
  `${planOf('lifetime').name}, ${euros(planOf('lifetime').price)} une seule fois\u00a0: un modèle de langage ${uses(entitlementsByPlan.lifetime)}, sans autre paiement.`,
]

export const planHelp: readonly TopicQuestion[] = [
  {
    id: 'formules-payantes',
    question: 'Que contiennent les formules payantes\u202f?',
    answer: [
      'Toutes ajoutent des lettres sans limite, les modèles premium, tous les formats d’export et l’analyse des lettres. Elles diffèrent par le nombre de textes demandés à un modèle de langage\u00a0:',
      { list: [...paid.map(planLine), ...launchLines] },
      'Les prix sont TTC. Chaque formule se paie aussi à l’année ou une fois pour toutes\u00a0: la page [Abonnement](/dashboard/subscription) donne tous les prix.',
    ],
    keywords: [
      'prix',
      'tarif',
      'abonnement',
      'premium',
      'basique',
      'professionnel',
      'lifetime',
      'à vie',
      'coût',
    ],
  },
  {
    id: 'essai-gratuit',
    question: 'Comment se passe l’essai gratuit\u202f?',
    answer: [
      `Vous donnez un accord de paiement à PayPal, et rien n’est débité. Un message vous prévient ${trialNoticeDays}\u00a0jours avant la fin de l’essai. Sans résiliation de votre part, le premier paiement a lieu à cette date, puis à chaque échéance.`,
      'Si vous résiliez avant, vous ne payez rien et vous utilisez la formule jusqu’à la fin de l’essai. Il y a un essai par formule.',
    ],
    keywords: ['période d’essai', 'gratuit', 'prélèvement', 'débit', 'sans engagement', 'tester'],
  },
  {
    id: 'resilier',
    question: 'Comment résilier mon abonnement\u202f?',
    answer: [
      {
        steps: [
          'Ouvrez [Abonnement](/dashboard/subscription).',
          'Choisissez «\u00a0Résilier votre contrat\u00a0».',
          'Confirmez. La date de fin est affichée, et un message vous la confirme.',
        ],
      },
      'La formule reste active jusqu’à la fin de la période payée. Vous pouvez changer d’avis jusqu’à cette date avec «\u00a0Réactiver\u00a0».',
    ],
    keywords: ['annuler', 'arrêter', 'désabonner', 'résiliation', 'contrat', 'stopper', 'désinscription'],
  },
  {
    id: 'remboursement',
    question: 'Puis-je être remboursé\u202f?',
    answer: [
      `Oui, pendant ${moneyBackDays}\u00a0jours après le premier paiement d’un abonnement, ou après un paiement qui change de formule, sans avoir à donner de raison. Ce délai comprend le délai légal de rétractation de quatorze jours.`,
      'Dans [Abonnement](/dashboard/subscription), ouvrez l’historique des paiements, puis «\u00a0Être remboursé\u00a0». PayPal rembourse aussitôt\u202f; sur une carte, comptez quelques jours.',
    ],
    keywords: [
      'rétractation',
      'remboursement',
      'rembourser',
      'argent',
      'satisfait',
      'annulation',
      'garantie',
    ],
  },
  {
    id: 'changer-de-formule',
    question: 'Que se passe-t-il quand je change de formule\u202f?',
    answer: [
      'Vers une formule plus complète, le changement est immédiat\u00a0: ce que vous avez déjà payé et pas encore utilisé est déduit. Vers une formule moins chère, il prend effet à la fin de la période en cours. Le montant exact est affiché avant que vous confirmiez.',
    ],
    keywords: ['passer', 'upgrade', 'supérieure', 'inférieure', 'prorata', 'annuel', 'mensuel'],
  },
  {
    id: 'paiement-refuse',
    question: 'Mon paiement a été refusé. Que va-t-il se passer\u202f?',
    answer: [
      `Votre formule reste ouverte ${graceDays}\u00a0jours, pendant lesquels le paiement est tenté de nouveau. Un message vous prévient à chaque fois. Vérifiez votre moyen de paiement chez PayPal, ou donnez un nouvel accord depuis [Abonnement](/dashboard/subscription).`,
      'Sans paiement, la formule s’arrête et rien n’est plus débité. Vos lettres sont conservées.',
    ],
    keywords: ['échec', 'paypal', 'carte', 'refus', 'impayé', 'relance'],
  },
  {
    id: 'fin-de-formule',
    question: 'Que deviennent mes lettres si ma formule s’arrête\u202f?',
    answer: [
      `Elles sont toutes conservées\u00a0: vous pouvez les lire, les modifier et les exporter en PDF. Vous ne pourrez en ajouter une nouvelle que lorsqu’il y en aura moins de ${entitlementsByPlan.free.letters}, corbeille non comprise.`,
    ],
    keywords: ['perdre', 'expirer', 'terminée', 'limite', 'quota', 'gratuite'],
  },
  {
    id: 'recus',
    question: 'Où trouver mes reçus\u202f?',
    answer: [
      `Dans [Abonnement](/dashboard/subscription)\u00a0: chaque paiement de l’historique a son reçu en PDF, et chaque remboursement son avoir. La loi nous oblige à les garder ${accountingYears}\u00a0ans.`,
    ],
    keywords: ['facture', 'reçu', 'justificatif', 'avoir', 'comptabilité', 'tva'],
  },
  {
    id: 'renouvellement',
    question: 'Mon abonnement se renouvelle-t-il tout seul\u202f?',
    answer: [
      `Oui, jusqu’à ce que vous le résiliiez, au prix auquel vous l’avez pris. Un abonnement annuel vous est rappelé ${yearlyNoticeDays}\u00a0jours avant son renouvellement, pour que vous puissiez l’arrêter à temps. Une formule payée une fois n’est jamais renouvelée.`,
    ],
    keywords: ['reconduction', 'tacite', 'automatique', 'annuel', 'prélèvement'],
  },
]
