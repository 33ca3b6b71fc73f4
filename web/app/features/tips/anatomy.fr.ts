import type { ComposeRequest } from '@lettrine/letter-craft/composer/request'

/** An imaginary candidate and job offer: input of the sample letter. */
export const anatomyRequest: ComposeRequest = {
  jobTitle: 'Fleuriste',
  company: 'Les Pivoines',
  type: 'job_application',
  year: 2026,
  tone: 'professional',
  language: 'fr',
  offer:
    'Les Pivoines, fleuriste à Tours, recrute un fleuriste (H/F) en CDI.\n\nVos missions\u00a0:\n- Accueillir et conseiller la clientèle\n- Composer les bouquets et les décors de mariage\n- Tenir la caisse\n\nProfil\u00a0: CAP fleuriste, deux ans d’expérience.',
  profile: {
    name: 'Inès Carpentier',
    gender: 'feminine',
    experience:
      'Fleuriste, Atelier des Lices, 2023-2026\u00a0: bouquets, décors de mariage, tenue de la caisse',
    skills: ['composition florale', 'conseil', 'tenue de caisse'],
    education: 'CAP fleuriste, 2022',
    achievements: ['Formé 2 apprentis', 'Hausse de 12\u00a0% des ventes du samedi en un an'],
  },
  interview: {
    whyThem:
      'Vos bouquets suivent les saisons et les producteurs de la Loire\u00a0: c’est ainsi que j’ai envie de travailler',
    proudOf: 'j’ai composé seule les fleurs de quarante mariages',
    availability: '1er mars',
  },
}

/** Head and foot of the sample page. */
export const anatomyFrame = {
  subject: 'Objet\u00a0: candidature au poste de fleuriste',
  signature: 'Inès Carpentier',
} as const

/** Parts of a letter, and the purpose of each. */
export const anatomyNotes = {
  subject: {
    name: 'Objet',
    note: 'Le poste, tel que l’annonce le nomme. La page l’imprime\u202f; il n’est pas dans le texte.',
  },
  opening: { name: 'Appel', note: 'Sans nom propre, suivi d’une virgule.' },
  you: {
    name: 'Vous',
    note: 'Ce qu’ils font et pourquoi eux, avant de parler de soi.',
  },
  me: {
    name: 'Moi',
    note: 'Des faits\u00a0: un résultat, un chiffre, un lieu, un diplôme. Chacun répond à l’annonce.',
  },
  us: {
    name: 'Nous',
    note: 'Ce que ces faits leur apporteront, la disponibilité, et l’entretien proposé.',
  },
  closing: { name: 'Formule de politesse', note: 'Elle reprend l’appel, entre virgules.' },
  signature: { name: 'Signature', note: 'Le prénom et le nom, imprimés par la page.' },
} as const

export type AnatomyPart = keyof typeof anatomyNotes
