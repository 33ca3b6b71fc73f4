import type { ArguedRequest } from '@lettrine/letter-craft/composer/argue'

/** Why them, in the candidate’s own words. */
export const anatomyMotive =
  'Les Pivoines suivent les saisons et les producteurs de la Loire\u00a0: c’est ainsi que j’ai envie de travailler.'

const employed = { kind: 'employment', employerKind: '', current: false, results: [] } as const

/** An imaginary candidate and job offer: input of the sample letter. */
export const anatomyRequest: ArguedRequest = {
  jobTitle: 'Fleuriste',
  company: 'Les Pivoines',
  type: 'job_application',
  tone: 'professional',
  now: { year: 2026, month: 11 },
  gender: 'feminine',
  offer:
    'Les Pivoines, fleuriste à Tours, recrute un fleuriste (H/F) en CDI.\n\nVos missions\u00a0:\n- Accueillir et conseiller la clientèle\n- Composer les bouquets et les décors de mariage\n- Tenir la caisse\n\nProfil\u00a0: CAP fleuriste, deux ans d’expérience.',
  cards: {
    jobs: [
      {
        ...employed,
        id: 'lices',
        title: 'Fleuriste',
        employer: 'Atelier des Lices',
        place: 'Angers',
        from: '2023-09',
        to: '',
        current: true,
        tasks: [
          'Composer les bouquets et les décors de mariage',
          'Conseiller les clients',
          'Tenir la caisse',
          'Former les apprentis',
        ],
      },
      {
        ...employed,
        id: 'serres',
        title: 'Employée de jardinerie',
        employer: 'Serres de la Maine',
        place: 'Angers',
        from: '2022-07',
        to: '2023-08',
        tasks: ['Mettre les plantes en rayon', 'Arroser les plantes', 'Accueillir les clients'],
      },
    ],
    education: [
      {
        id: 'cap',
        diploma: 'CAP',
        field: 'fleuriste',
        school: 'Lycée Les Buissonnets',
        place: 'Angers',
        from: '',
        to: '2022',
        status: 'obtained',
        details: [],
      },
    ],
    certificates: [],
    languages: [],
    tools: [],
    interests: [],
  },
  answers: {
    motive: anatomyMotive,
    ownWords: ['L’an dernier, j’ai composé seule les fleurs de quarante mariages.'],
    start: 'dès le 1er mars',
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
    note: 'Ce qu’ils cherchent, avant de parler de soi.',
  },
  me: {
    name: 'Moi',
    note: 'Des faits\u00a0: un résultat, un chiffre, un lieu, un diplôme. Chacun répond à l’annonce.',
  },
  us: {
    name: 'Nous',
    note: 'Pourquoi eux, ce que ces faits leur apporteront, la disponibilité, et l’entretien proposé.',
  },
  closing: { name: 'Formule de politesse', note: 'Elle reprend l’appel, entre virgules.' },
  signature: { name: 'Signature', note: 'Le prénom et le nom, imprimés par la page.' },
} as const

export type AnatomyPart = keyof typeof anatomyNotes
