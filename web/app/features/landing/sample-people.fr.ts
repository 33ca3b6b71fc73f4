import type { ComposeRequest } from '@lettrine/letter-craft/composer/request'

/** An invented person, and every fact that the composer gets about them. */
export type SamplePerson = {
  id: string
  /** Label in the choice of three people. */
  label: string
  sender: string[]
  recipient: string[]
  place: string
  reference?: string
  /** Their facts as the letter words them; the page highlights these. */
  figure: string
  /** Seed of the version displayed first. */
  seed: number
  request: ComposeRequest & { company: string }
}

const common = { tone: 'professional', language: 'fr' } as const

/** People and companies are invented; the composer writes the letters from these facts alone. */
export const samplePeople = [
  {
    id: 'communication',
    label: 'Chargée de communication',
    sender: ['14 rue des Tables-Claudiennes', '69001 LYON', 'ines.carpentier@example.org'],
    recipient: ['Ateliers Morvan', 'À l’attention de Mme\u00a0Delmas', '8 quai Saint-Vincent', '69001 LYON'],
    place: 'Lyon',
    reference: 'AM-2611',
    figure: '6 800 abonnés',
    seed: 2,
    request: {
      ...common,
      type: 'job_application',
      year: 2026,
      jobTitle: 'Chargée de communication',
      company: 'Ateliers Morvan',
      recipientName: 'Mme Delmas',
      offer: [
        'Les Ateliers Morvan, fabricants de sièges depuis 1952, recrutent un(e) chargé(e) de communication H/F.',
        'Vos missions :',
        '- Assurer les relations avec la presse régionale',
        '- Rédiger la lettre d’information et le site',
        '- Suivre le budget de communication',
      ].join('\n'),
      profile: {
        name: 'Inès Carpentier',
        gender: 'feminine',
        experience: 'Depuis trois ans, je conduis la communication du musée des Tissages, à Roanne.',
        skills: ['relations presse', 'rédaction', 'Premiere Pro'],
        achievements: [
          'J’ai fait passer la lettre d’information de 1 200 à 6 800 abonnés.',
          '23 articles de presse obtenus en un an',
        ],
      },
      interview: {
        whyThem: 'Vos portraits d’artisans montrent des gestes, et non des slogans.',
        availability: 'dès le 4 janvier',
      },
    },
  },
  {
    id: 'warehouse',
    label: 'Cariste',
    sender: ['27 allée des Sorbiers', '59000 LILLE', 'karim.benali@example.org'],
    recipient: ['Entrepôts Vauban', 'Service du personnel', '3 rue du Port', '59000 LILLE'],
    place: 'Lille',
    figure: 'seize camions par jour',
    seed: 1,
    request: {
      ...common,
      type: 'job_application',
      year: 2026,
      jobTitle: 'Cariste',
      company: 'Entrepôts Vauban',
      offer: [
        'Les Entrepôts Vauban recrutent un(e) cariste H/F en CDI, en équipes de 2×8.',
        'Vos missions :',
        '- Charger et décharger les camions',
        '- Ranger les palettes en hauteur',
        '- Tenir les stocks à jour',
        'Profil : CACES 3 et 5 exigés.',
      ].join('\n'),
      profile: {
        name: 'Karim Benali',
        gender: 'masculine',
        experience: 'Depuis deux ans, je travaille comme cariste chez Transports Legrand.',
        skills: ['CACES 3 et 5', 'conduite de chariots'],
        achievements: ['Je charge seize camions par jour, et je n’ai eu aucun accident.'],
      },
      interview: {
        whyThem: 'Votre entrepôt est à dix minutes de chez moi, et je connais déjà le travail en 2×8.',
        availability: 'dès le 4 janvier',
      },
    },
  },
  {
    id: 'internship',
    label: 'Stage en biologie',
    sender: ['5 rue Saint-Melaine', '35000 RENNES', 'jeanne.lebihan@example.org'],
    recipient: [
      'Laboratoire Armor Santé',
      'À l’attention de M.\u00a0Rivoal',
      '12 rue du Courtil',
      '35700 RENNES',
    ],
    place: 'Rennes',
    figure: '200 lames',
    seed: 3,
    request: {
      ...common,
      type: 'internship',
      year: 2026,
      jobTitle: 'Technicienne de laboratoire',
      company: 'Laboratoire Armor Santé',
      recipientName: 'M. Rivoal',
      offer: [
        'Le Laboratoire Armor Santé propose un stage de technicien(ne) de laboratoire, du 2 mars au 26 juin.',
        'Vos missions :',
        '- Préparer les échantillons',
        '- Réaliser les dosages immunologiques',
        '- Consigner les résultats',
      ].join('\n'),
      profile: {
        name: 'Jeanne Le Bihan',
        gender: 'feminine',
        education: 'BUT Génie biologique, IUT de Brest, deuxième année',
        experience: 'L’été dernier, j’ai passé un mois au laboratoire du CHU de Brest.',
        skills: ['dosage ELISA', 'microscopie'],
        achievements: ['J’y ai préparé plus de 200 lames, sans en perdre une.'],
      },
      interview: {
        whyThem: 'Vos travaux sur les allergies alimentaires touchent ma famille de près.',
        availability: 'du 2 mars au 26 juin',
      },
    },
  },
] as const satisfies readonly SamplePerson[]

export type SamplePersonId = (typeof samplePeople)[number]['id']
