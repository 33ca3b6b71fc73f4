import { argueNotes, type NotesRequest } from '@lettrine/letter-craft/composer/argue-notes'
import { testKnowledge } from '../letter-craft/testing/composer-knowledge.ts'

/** A request with every field: the most work for the composer. */
export const sampleRequest = {
  jobTitle: 'Chargé / Chargée de communication (H/F)',
  company: 'ATELIERS MORVAN',
  recipientName: 'Mme Delmas',
  offer: [
    'Les ATELIERS MORVAN, fabricants de sièges depuis 1952, recrutent un(e) chargé(e) de communication H/F.',
    'Vos missions :',
    '- Rédiger le site, la lettre d’information et les réseaux sociaux',
    '- Assurer les relations avec la presse régionale',
    '- Suivre le budget de communication',
    '* Photo et montage vidéo (Premiere Pro)',
    'Profil : formation supérieure en communication, rigueur, anglais professionnel.',
    'Merci d’adresser CV + LM sous la réf. AM-2611.',
  ].join('\n'),
  profile: {
    name: 'Inès Carpentier',
    gender: 'feminine',
    experience:
      'Depuis trois ans, je conduis la communication du musée des Tissages, à Roanne.\nAssistante de communication, Théâtre du Rocher, 2019-2022 : affiches, presse, billetterie',
    skills: ['Premiere Pro', 'rédaction', 'relations presse'],
    education: 'Licence information-communication, Lyon 2, 2019',
    achievements: [
      'J’ai fait passer la lettre d’information de 1 200 à 6 800 abonnés.',
      '23 articles obtenus en un an',
    ],
  },
  interview: {
    whyThem: 'Vos portraits d’artisans montrent des gestes, et non des slogans.',
    proudOf: 'Mon dossier sur la soie a été écrit avec les tisserands eux-mêmes.',
    availability: 'dès le 5 janvier',
  },
  tone: 'professional',
  now: { year: 2026, month: 11 },
  type: 'job_application',
} satisfies NotesRequest

/** A French letter by the composer. */
export const writeLetter = (seed: number): string => argueNotes(sampleRequest, seed, testKnowledge()).content
