import type { ContractKind } from '@lettrine/contract/offers'

const number = new Intl.NumberFormat('fr-FR')

export const offerText = {
  title: 'L’annonce',
  placeholder: 'Collez l’annonce ici, ou son adresse',
  count: (count: number, max: number) => `${number.format(count)} sur ${number.format(max)}`,
  page: {
    read: 'Lire l’annonce',
    reading: 'Lecture…',
    cancel: 'Arrêter',
    failed: 'L’annonce n’a pas pu être lue. Réessayez, ou collez son texte.',
    done: 'L’annonce a pris la place de son adresse',
    undo: 'Remettre l’adresse',
  },
  read: {
    title: 'Lu dans l’annonce',
    fields: { jobTitle: 'Poste', company: 'Entreprise', recipient: 'Destinataire' },
    take: 'Reprendre dans la lettre',
  },
  facts: {
    title: 'Lieu et contrat',
    place: 'Lieu',
    contract: 'Contrat',
    agency: 'Par une agence, sans le nom de l’employeur',
    contracts: {
      CDI: 'CDI',
      CDD: 'CDD',
      interim: 'intérim',
      apprenticeship: 'apprentissage',
      professionalisation: 'contrat de professionnalisation',
      internship: 'stage',
      seasonal: 'contrat saisonnier',
      freelance: 'freelance',
      volunteering: 'bénévolat',
      'civic-service': 'service civique',
      'civil-service': 'fonction publique',
    } satisfies Record<ContractKind, string>,
    times: { full: 'temps plein', part: 'temps partiel' },
    weekly: (hours: number) => `${number.format(hours)}\u00a0h par semaine`,
  },
} as const
