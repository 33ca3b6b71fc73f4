import { dayInParis } from '@lettrine/contract/day.fr'
import type { PaymentKind } from '@lettrine/contract/payments'
import { planWords } from '@lettrine/contract/plan-catalogue.fr'
import type { Interval, PaidPlanId } from '@lettrine/contract/plans'
import { greeting } from '../../../platform/mail/greeting.fr.ts'
import type { MailContent } from '../../../platform/mail/layout.ts'
import type { RefundCause } from '../payments.tables.ts'

type SubscribedPlan = { planId: PaidPlanId; interval: Interval }
type SubscriptionStatusFields = SubscribedPlan & {
  /** The end of the present period; null for life. */
  until: Date | null
  /** Euros of the next payment. */
  price: number
  next: SubscribedPlan | null
}

/** Kinds of billing mails with their data. Amounts are euros, taxes included. */
export type BillingMail =
  | ({ about: 'trial-started'; firstPaymentAt: Date; price: number } & SubscribedPlan)
  | ({
      about: 'payment-succeeded'
      kind: PaymentKind
      amount: number
      receipt: string
      nextPaymentAt: Date | null
      price: number
    } & SubscribedPlan)
  | ({ about: 'payment-failed'; amount: number; retryAt: Date | null; graceEnd: Date } & SubscribedPlan)
  | ({ about: 'agreement-gone'; amount: number; graceEnd: Date } & SubscribedPlan)
  | ({ about: 'access-ended'; amount: number } & SubscribedPlan)
  | ({ about: 'refunded'; amount: number; creditNote: string; cause: RefundCause } & SubscribedPlan)
  | { [About in SubscriptionMail]: { about: About } & SubscriptionStatusFields }[SubscriptionMail]

/** Kinds of mails about the state of a subscription. */
export type SubscriptionMail =
  | 'cancelled'
  | 'reactivated'
  | 'renewal-ahead'
  | 'trial-ending'
  | 'change-scheduled'
  | 'plan-changed'

type Words<About extends BillingMail['about']> = (
  name: string,
  email: string,
  /** The page of the subscription. */
  url: string,
  mail: Extract<BillingMail, { about: About }>,
) => MailContent

const euro = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
const planOf = ({ planId }: { planId: PaidPlanId }) => `«\u00a0${planWords[planId].name}\u00a0»`
const rhythms = {
  monthly: 'par mois',
  yearly: 'par an',
  lifetime: 'en une seule fois',
} as const satisfies Record<Interval, string>
/** Billing interval in words; empty for lifetime, which has no trial. */
const eachTime = { monthly: 'chaque mois', yearly: 'chaque année', lifetime: '' } as const satisfies Record<
  Interval,
  string
>
const reason = (email: string) =>
  `Vous recevez ce message parce que le compte ${email} a un abonnement sur Lettrine.`
const see = (url: string) => ({ label: 'Voir mon abonnement', url })

/** The billing mails: what happened, what it costs, and what to do. */
export const billingMails: { [About in BillingMail['about']]: Words<About> } = {
  'trial-started': (name, email, url, mail) => ({
    subject: `Votre essai ${planOf(mail)} a commencé`,
    summary: `Rien n’est débité avant le ${dayInParis(mail.firstPaymentAt)}.`,
    title: 'Votre essai a commencé',
    paragraphs: [
      greeting(name),
      `Votre essai de la formule ${planOf(mail)} a commencé. Rien n’a été débité.`,
      `Le ${dayInParis(mail.firstPaymentAt)}, l’abonnement commencera et ${euro.format(mail.price)} seront débités par PayPal, puis le même montant ${eachTime[mail.interval]}. Si vous résiliez avant cette date, vous ne paierez rien et garderez la formule jusqu’à la fin de l’essai.`,
    ],
    action: see(url),
    notes: ['Nous vous écrirons trois jours avant la fin de l’essai.'],
    reason: reason(email),
  }),
  'trial-ending': (name, email, url, mail) => ({
    subject: 'Votre essai se termine bientôt',
    summary: `Premier paiement le ${dayInParis(mail.until!)}.`,
    title: 'Votre essai se termine bientôt',
    paragraphs: [
      greeting(name),
      `Votre essai de la formule ${planOf(mail)} se termine le ${dayInParis(mail.until!)}. Ce jour-là, ${euro.format(mail.price)} seront débités par PayPal, puis le même montant ${eachTime[mail.interval]}.`,
      'Si la formule vous convient, il n’y a rien à faire. Sinon, résiliez avant cette date\u00a0: rien ne sera débité.',
    ],
    action: see(url),
    reason: reason(email),
  }),
  'payment-succeeded': (name, email, url, mail) => ({
    subject: `Paiement reçu\u00a0: ${euro.format(mail.amount)}`,
    summary: `Reçu ${mail.receipt} pour la formule ${planOf(mail)}.`,
    title: 'Paiement reçu',
    paragraphs: [
      greeting(name),
      `Nous avons reçu votre paiement de ${euro.format(mail.amount)} pour la formule ${planOf(mail)}. Vous pouvez télécharger le reçu ${mail.receipt} depuis votre page Abonnement.`,
      mail.nextPaymentAt
        ? `Le prochain paiement, de ${euro.format(mail.price)}, aura lieu le ${dayInParis(mail.nextPaymentAt)}. Vous pouvez résilier à tout moment.`
        : 'Il n’y aura pas d’autre paiement.',
    ],
    action: see(url),
    notes:
      mail.kind === 'renewal'
        ? []
        : ['Vous pouvez demander le remboursement de ce paiement pendant 30\u00a0jours.'],
    reason: reason(email),
  }),
  'payment-failed': (name, email, url, mail) => ({
    subject: 'Votre paiement a été refusé',
    summary: `Votre formule reste active jusqu’au ${dayInParis(mail.graceEnd)}.`,
    title: 'Votre paiement a été refusé',
    paragraphs: [
      greeting(name),
      `PayPal a refusé le paiement de ${euro.format(mail.amount)} pour la formule ${planOf(mail)}.`,
      mail.retryAt
        ? `Nous essaierons de nouveau le ${dayInParis(mail.retryAt)}. Votre formule reste active jusqu’au ${dayInParis(mail.graceEnd)}.`
        : `Votre formule reste active jusqu’au ${dayInParis(mail.graceEnd)}.`,
      'Vérifiez votre moyen de paiement chez PayPal, ou donnez un nouvel accord depuis votre page Abonnement.',
    ],
    action: see(url),
    reason: reason(email),
  }),
  'agreement-gone': (name, email, url, mail) => ({
    subject: 'L’accord de paiement PayPal n’est plus valable',
    summary: `Donnez-le de nouveau avant le ${dayInParis(mail.graceEnd)} pour garder votre formule.`,
    title: 'L’accord de paiement n’est plus valable',
    paragraphs: [
      greeting(name),
      `L’accord que vous aviez donné à PayPal pour la formule ${planOf(mail)} a été retiré\u00a0: nous ne pouvons plus débiter ${euro.format(mail.amount)}. Rien n’a été débité.`,
      `Pour garder votre formule, donnez un nouvel accord avant le ${dayInParis(mail.graceEnd)}. Si vous vouliez arrêter, il n’y a rien à faire.`,
    ],
    action: { label: 'Donner un nouvel accord', url },
    reason: reason(email),
  }),
  'access-ended': (name, email, url, mail) => ({
    subject: 'Votre formule s’est arrêtée',
    summary: 'Le paiement n’a pas pu être fait. Vos lettres sont conservées.',
    title: 'Votre formule s’est arrêtée',
    paragraphs: [
      greeting(name),
      `Le paiement de ${euro.format(mail.amount)} pour la formule ${planOf(mail)} n’a pas pu être fait, et la formule s’est arrêtée. Rien ne vous sera plus débité.`,
      'Toutes vos lettres sont conservées\u00a0: vous pouvez les lire, les modifier et les exporter en PDF.',
    ],
    action: { label: 'Choisir une formule', url },
    reason: reason(email),
  }),
  refunded: (name, email, url, mail) => ({
    subject: `Remboursement\u00a0: ${euro.format(mail.amount)}`,
    summary: `Avoir ${mail.creditNote}.`,
    title: 'Votre remboursement',
    paragraphs: [
      greeting(name),
      `${euro.format(mail.amount)} vous sont remboursés par PayPal pour la formule ${planOf(mail)}. Vous pouvez télécharger l’avoir ${mail.creditNote} depuis votre page Abonnement.`,
      'La somme apparaît tout de suite sur votre compte PayPal, ou en quelques jours sur votre carte.',
    ],
    action: see(url),
    reason: reason(email),
  }),
  cancelled: (name, email, url, mail) => ({
    subject: 'Votre contrat est résilié',
    summary: mail.until
      ? `Votre formule reste active jusqu’au ${dayInParis(mail.until)}.`
      : 'Votre contrat est résilié.',
    title: 'Votre contrat est résilié',
    paragraphs: [
      greeting(name),
      `Comme vous l’avez demandé, votre contrat pour la formule ${planOf(mail)} est résilié. Rien ne vous sera plus débité.`,
      ...(mail.until
        ? [
            `Votre formule reste active jusqu’au ${dayInParis(mail.until)}, date de fin du contrat. Vos lettres sont conservées ensuite.`,
          ]
        : []),
    ],
    action: see(url),
    notes: mail.until
      ? ['Vous pouvez revenir sur cette décision jusqu’à cette date, depuis votre page Abonnement.']
      : [],
    reason: reason(email),
  }),
  reactivated: (name, email, url, mail) => ({
    subject: 'Votre abonnement continue',
    summary: 'La résiliation est annulée.',
    title: 'Votre abonnement continue',
    paragraphs: [
      greeting(name),
      `La résiliation de votre formule ${planOf(mail)} est annulée.`,
      ...(mail.until
        ? [`Le prochain paiement, de ${euro.format(mail.price)}, aura lieu le ${dayInParis(mail.until)}.`]
        : []),
    ],
    action: see(url),
    reason: reason(email),
  }),
  'renewal-ahead': (name, email, url, mail) => ({
    subject: 'Votre abonnement annuel sera bientôt renouvelé',
    summary: `Renouvellement le ${dayInParis(mail.until!)}, ${euro.format(mail.price)}.`,
    title: 'Votre abonnement sera bientôt renouvelé',
    paragraphs: [
      greeting(name),
      `Votre abonnement annuel à la formule ${planOf(mail)} se renouvelle le ${dayInParis(mail.until!)}\u00a0: ${euro.format(mail.price)} seront débités par PayPal.`,
      'Si vous ne souhaitez pas le renouveler, résiliez-le avant cette date depuis votre page Abonnement\u00a0: c’est gratuit et immédiat.',
    ],
    action: see(url),
    notes: ['Ce rappel est prévu par l’article L.\u00a0215-1 du Code de la consommation.'],
    reason: reason(email),
  }),
  'change-scheduled': (name, email, url, mail) => ({
    subject: 'Votre changement de formule est prévu',
    summary: mail.until ? `Il aura lieu le ${dayInParis(mail.until)}.` : 'Il est enregistré.',
    title: 'Votre changement de formule est prévu',
    paragraphs: [
      greeting(name),
      `Votre formule ${planOf(mail)} reste active jusqu’au ${dayInParis(mail.until!)}. Elle sera ensuite remplacée par la formule ${planOf(mail.next ?? mail)}, à ${euro.format(mail.price)} ${rhythms[(mail.next ?? mail).interval]}.`,
    ],
    action: see(url),
    notes: ['Vous pouvez annuler ce changement jusqu’à cette date.'],
    reason: reason(email),
  }),
  'plan-changed': (name, email, url, mail) => ({
    subject: `Votre formule est maintenant ${planOf(mail)}`,
    summary: 'Le changement a pris effet.',
    title: 'Votre formule a changé',
    paragraphs: [
      greeting(name),
      `Votre formule est maintenant ${planOf(mail)}.`,
      ...(mail.until
        ? [`Le prochain paiement, de ${euro.format(mail.price)}, aura lieu le ${dayInParis(mail.until)}.`]
        : []),
    ],
    action: see(url),
    reason: reason(email),
  }),
}
