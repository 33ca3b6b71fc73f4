import { moneyBackDays } from '@lettrine/contract/public-constants'
import { publisher, seller } from '@lettrine/contract/seller.fr'
import type { LegalSection } from './legal-page.ts'

const withdrawalDays = 14
const mayEndContract = [
  'le professionnel refuse de mettre le service numérique en conformité\u202f;',
  'la mise en conformité est retardée de manière injustifiée\u202f;',
  'la mise en conformité ne peut intervenir sans frais imposés au consommateur\u202f;',
  'la mise en conformité occasionne un inconvénient majeur pour le consommateur\u202f;',
  'la non-conformité persiste en dépit de la tentative de mise en conformité du professionnel restée infructueuse.',
]

/** Consumer rights: legal and commercial guarantees, and settlement of disputes. */
export const consumerRights: readonly LegalSection[] = [
  {
    id: 'retractation',
    title: 'Droit de rétractation',
    blocks: [
      `Vous avez ${withdrawalDays}\u00a0jours à compter de la conclusion du contrat pour vous rétracter, sans donner de motif (article\u00a0L.\u00a0221-18 du Code de la consommation).`,
      'Le service commence dès la commande. Nous ne vous demandons pas de renoncer à ce droit, et nous ne retenons rien pour les jours déjà utilisés\u00a0: tout est remboursé.',
      {
        list: [
          'après un paiement\u00a0: page [Abonnement](/dashboard/subscription), historique des paiements, «\u00a0Être remboursé\u00a0»\u202f;',
          'pendant un essai, où rien n’a été payé\u00a0: page [Abonnement](/dashboard/subscription), «\u00a0Résilier votre contrat\u00a0»\u202f;',
          `par écrit\u00a0: le [formulaire](/terms#formulaire) ci-dessous, ou toute déclaration claire, à [${seller.email}](mailto:${seller.email}) ou à notre adresse postale.`,
        ],
      },
      `Le remboursement est fait par PayPal, sans frais, au plus tard ${withdrawalDays}\u00a0jours après votre demande\u202f; depuis la page Abonnement, il est demandé à PayPal aussitôt.`,
    ],
  },
  {
    id: 'satisfait-ou-rembourse',
    title: `Garantie commerciale\u00a0: ${moneyBackDays}\u00a0jours, satisfait ou remboursé`,
    blocks: [
      `En plus de ce que prévoit la loi, ${seller.name} vous rend sur demande, pendant ${moneyBackDays}\u00a0jours et sans condition, le premier paiement d’un abonnement, un paiement unique, ou le paiement d’un changement de formule. La demande se fait depuis la page [Abonnement](/dashboard/subscription), «\u00a0Être remboursé\u00a0».`,
      'Le remboursement d’un premier paiement rend aussi ceux qui l’ont suivi et met fin à la formule\u202f; celui d’un changement ramène à la formule d’avant. Le renouvellement d’un abonnement n’est pas couvert. Cette garantie est gratuite et vaut dans tous les pays où le service est vendu.',
      'Elle s’ajoute à la garantie légale de conformité et à celle des vices cachés, que le vendeur doit dans tous les cas.',
    ],
  },
  {
    id: 'conformite',
    title: 'Garantie légale de conformité',
    blocks: [
      'Le consommateur a droit à la mise en œuvre de la garantie légale de conformité en cas d’apparition d’un défaut de conformité durant toute la durée de fourniture du service numérique. Durant cette période, il n’est tenu d’établir que l’existence du défaut de conformité, et non la date d’apparition de celui-ci.',
      'Cette garantie emporte obligation de fournir toutes les mises à jour nécessaires au maintien de la conformité du service numérique. Elle donne droit à la mise en conformité du service sans retard injustifié suivant la demande du consommateur, sans frais et sans inconvénient majeur pour lui.',
      'Le consommateur peut obtenir une réduction du prix en conservant le service, ou mettre fin au contrat en se faisant rembourser intégralement contre renoncement au service, si\u00a0:',
      { steps: mayEndContract },
      'Il a également droit à une réduction du prix ou à la résolution du contrat lorsque le défaut est si grave qu’il justifie que l’une ou l’autre soit immédiate\u202f; il n’est alors pas tenu de demander la mise en conformité au préalable. Il n’a pas droit à la résolution du contrat si le défaut est mineur.',
      'Toute période d’indisponibilité du service en vue de sa remise en conformité suspend la garantie qui restait à courir jusqu’à la fourniture du service de nouveau conforme.',
      'Ces droits résultent des articles\u00a0L.\u00a0224-25-1 à L.\u00a0224-25-31 du Code de la consommation, et notamment de ses articles\u00a0L.\u00a0224-25-12 et suivants. Le professionnel qui fait obstacle de mauvaise foi à la mise en œuvre de la garantie encourt une amende civile d’un montant maximal de 300\u00a0000\u00a0euros, qui peut être porté jusqu’à 10\u00a0% du chiffre d’affaires moyen annuel (article\u00a0L.\u00a0242-18-1).',
      'Le consommateur bénéficie également de la garantie légale des vices cachés, en application des articles 1641 à 1649 du Code civil, pendant deux ans à compter de la découverte du défaut. Elle donne droit à une réduction du prix si le service est conservé, ou à un remboursement intégral contre renoncement au service.',
      `Pour la faire valoir, écrivez à [${seller.email}](mailto:${seller.email}).`,
    ],
  },
  {
    id: 'responsabilite',
    title: 'Responsabilité',
    blocks: [
      'Nous sommes responsables de la bonne exécution du contrat. Nous ne le sommes pas de ce qui vient de vous, du fait imprévisible et insurmontable d’un tiers ou d’un cas de force majeure, ni de la décision d’un employeur.',
      'Rien dans ces conditions ne limite les droits que la loi donne aux consommateurs.',
    ],
  },
  {
    id: 'mediation',
    title: 'Réclamation et médiation',
    blocks: [
      `Écrivez d’abord à [${seller.email}](mailto:${seller.email}). Si la réponse ne vous satisfait pas, ou si elle tarde plus de deux mois, vous pouvez saisir gratuitement le médiateur de la consommation dont nous relevons (articles\u00a0L.\u00a0612-1 et suivants du Code de la consommation), dans l’année qui suit votre réclamation\u00a0:`,
      {
        lines: [
          publisher.mediator.name,
          ...publisher.mediator.address,
          `[${publisher.mediator.website}](${publisher.mediator.website})`,
        ],
      },
    ],
  },
  {
    id: 'droit',
    title: 'Droit applicable et modifications',
    blocks: [
      'Ces conditions suivent le droit français. Un consommateur qui réside dans un autre pays de l’Union européenne garde la protection des règles impératives de ce pays, et peut saisir le juge de son domicile.',
      'Nous pouvons les modifier pour l’avenir. Un contrat en cours garde les conditions acceptées à la commande, sauf si la loi impose le changement.',
    ],
  },
  {
    id: 'formulaire',
    title: 'Annexe\u00a0: formulaire de rétractation',
    blocks: [
      'Complétez et renvoyez ce formulaire seulement si vous souhaitez vous rétracter par écrit.',
      {
        lines: [
          `À l’attention de ${seller.name}, ${seller.address.join(', ')}, ${seller.email}\u00a0:`,
          'Je vous notifie par la présente ma rétractation du contrat portant sur la prestation de service ci-dessous\u00a0:',
          'Formule\u00a0:',
          'Commandée le\u00a0:',
          'Nom du consommateur\u00a0:',
          'Adresse du consommateur\u00a0:',
          'Adresse email du compte\u00a0:',
          'Date\u00a0:',
          'Signature du consommateur, en cas d’envoi sur papier\u00a0:',
        ],
      },
    ],
  },
]
