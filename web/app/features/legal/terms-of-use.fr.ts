import { publisher, seller } from '@lettrine/contract/seller.fr'
import type { LegalSection } from './legal-page.ts'

const capital = publisher.capital === null ? [] : [`Capital social\u00a0: ${publisher.capital}`]
const vat = seller.vatNumber === null ? [] : [`TVA intracommunautaire\u00a0: ${seller.vatNumber}`]

/** Publisher of the site, and terms of use. */
export const termsOfUse: readonly LegalSection[] = [
  {
    id: 'mentions-legales',
    title: 'Mentions légales',
    blocks: [
      'Ce site est édité par\u00a0:',
      {
        lines: [
          `${seller.name}, ${seller.legalForm}`,
          ...capital,
          ...seller.address,
          `SIREN\u00a0: ${seller.siren}`,
          seller.registry,
          ...vat,
          `Email\u00a0: ${seller.email}`,
          `Téléphone\u00a0: ${publisher.phone}`,
        ],
      },
      `Directeur de la publication\u00a0: ${publisher.director}.`,
      'Ce site est hébergé par\u00a0:',
      { lines: [publisher.host.name, ...publisher.host.address, `Téléphone\u00a0: ${publisher.host.phone}`] },
    ],
  },
  {
    id: 'objet',
    title: 'Ce que couvrent ces conditions',
    blocks: [
      'Lettrine est un service en ligne qui aide à écrire, relire, mettre en page, garder, exporter et partager des lettres de motivation. Ces conditions s’appliquent à toute personne qui s’en sert. Créer un compte, c’est les accepter.',
      'Les paragraphes «\u00a0Formules et prix\u00a0» et suivants concernent les formules payantes, proposées là où les paiements sont ouverts.',
    ],
  },
  {
    id: 'compte',
    title: 'Votre compte',
    blocks: [
      'Un compte est personnel. Vous choisissez un mot de passe que vous ne confiez à personne, et vous nous dites sans tarder si quelqu’un d’autre s’est servi de votre compte. La page [Connexions et sécurité](/dashboard/security) permet de déconnecter un appareil.',
      'Vous pouvez supprimer votre compte à tout moment depuis [Mes données](/dashboard/my-data).',
    ],
  },
  {
    id: 'vos-lettres',
    title: 'Vos lettres sont à vous',
    blocks: [
      'Le texte que vous écrivez, comme celui que le rédacteur compose à votre demande, vous appartient. Lettrine ne le publie pas, ne le vend pas et ne s’en sert pas pour autre chose que le service que vous demandez.',
      'Un modèle que vous proposez à tous est publié sous votre nom, une fois relu, et chacun peut s’en servir pour ses lettres. Vous pouvez cesser de le publier à tout moment\u202f; les lettres déjà écrites avec lui restent à leurs auteurs.',
    ],
  },
  {
    id: 'redacteur',
    title: 'Un rédacteur qui n’invente pas',
    blocks: [
      'Le rédacteur intégré n’écrit que ce que vous ou l’annonce lui avez donné. Quand un modèle de langage est employé, ce qu’il écrit est vérifié avant de vous être montré, et l’écran dit qui a écrit.',
      'Relisez pourtant toujours\u00a0: vous seul savez si un fait est exact, et vous signez la lettre. Nous ne promettons ni entretien ni embauche.',
    ],
  },
  {
    id: 'usages',
    title: 'Ce que vous ne ferez pas',
    blocks: [
      {
        list: [
          'vous faire passer pour un autre, ou tromper un employeur sur un diplôme ou une expérience\u202f;',
          'proposer un modèle injurieux, discriminatoire, ou qui contient des données d’autrui\u202f;',
          'contourner les limites d’une formule, ou empêcher les autres de se servir du service.',
        ],
      },
      'En cas de manquement grave, nous pouvons fermer un compte, après vous avoir dit pourquoi et vous avoir laissé le temps de répondre et de télécharger vos données, sauf urgence ou obligation légale.',
    ],
  },
  {
    id: 'disponibilite',
    title: 'Disponibilité',
    blocks: [
      'Le service peut être interrompu pour être entretenu ou réparé. Le texte que le serveur n’a pas encore reçu reste sur votre appareil et part dès que possible.',
    ],
  },
]
