import type { ContractKind } from '@lettrine/contract/offers'
import type { FilledField } from './offer-reading.ts'

const list = new Intl.ListFormat('fr-FR')
const fieldNames = {
  jobTitle: 'poste',
  company: 'entreprise',
  recipient: 'destinataire',
  type: 'type de lettre',
  language: 'langue',
} as const satisfies Record<FilledField, string>
const number = new Intl.NumberFormat('fr-FR')

export const offerText = {
  title: 'L’annonce',
  placeholder: 'Collez l’annonce ici, ou son adresse',
  count: (count: number, max: number) =>
    count < max
      ? `${number.format(count)} sur ${number.format(max)}`
      : `Texte trop long\u00a0: les ${number.format(max)} premiers caractères sont gardés.`,
  page: {
    read: 'Lire l’annonce',
    reading: 'Lecture…',
    cancel: 'Arrêter',
    failed: 'L’annonce n’a pas pu être lue. Réessayez, ou collez son texte.',
    done: 'L’adresse a été remplacée par le texte de l’annonce',
    undo: 'Remettre l’adresse',
  },
  filled: {
    said: (fields: readonly FilledField[]) =>
      `Rempli depuis l’annonce\u00a0: ${list.format(fields.map((field) => fieldNames[field]))}.`,
    undo: 'Annuler',
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
