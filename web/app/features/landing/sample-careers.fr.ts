import type { ArguedRequest } from '@lettrine/letter-craft/composer/argue'
import type { SamplePersonId } from './sample-people.fr.ts'

type Cards = ArguedRequest['cards']

/** What the composer gets about an invented person, beside their name, post and kind of letter. */
export type SampleCareer = Omit<ArguedRequest, 'jobTitle' | 'type' | 'tone' | 'now'>

const nothing = { certificates: [], languages: [], tools: [], interests: [] } satisfies Partial<Cards>
const employed = { kind: 'employment', employerKind: '', to: '', current: false, results: [] } as const
const studied = { from: '', place: '', details: [] } as const

/** The composer writes the letters of the home page from these facts alone. Read at build time only. */
export const sampleCareers: Readonly<Record<SamplePersonId, SampleCareer>> = {
  communication: {
    company: 'Ateliers Morvan',
    recipientName: 'Mme Delmas',
    gender: 'feminine',
    offer: [
      'Les Ateliers Morvan, fabricants de sièges depuis 1952, recrutent un(e) chargé(e) de communication H/F, à Lyon.',
      'Vos missions :',
      '- Assurer les relations avec la presse régionale',
      '- Préparer les affiches et les brochures',
      '- Suivre le plan de communication',
    ].join('\n'),
    cards: {
      ...nothing,
      jobs: [
        {
          ...employed,
          id: 'museum',
          title: 'Chargée de communication',
          employer: 'Musée des Tissages',
          place: 'Roanne',
          from: '2023-09',
          current: true,
          tasks: [
            'Répondre aux journalistes',
            'Préparer les affiches et les brochures',
            'Suivre le plan de communication',
            'Rédiger la lettre d’information',
          ],
        },
        {
          ...employed,
          id: 'town',
          title: 'Assistante de communication',
          employer: 'Mairie de Villeurbanne',
          place: 'Villeurbanne',
          from: '2021-09',
          to: '2023-08',
          tasks: [
            'Rédiger les communiqués de presse',
            'Écrire les articles du journal municipal',
            'Animer les réseaux sociaux',
          ],
        },
      ],
      education: [
        {
          ...studied,
          id: 'bts',
          diploma: 'BTS',
          field: 'Communication',
          school: 'Lycée Jacques-Brel',
          to: '2021',
          status: 'obtained',
        },
      ],
      languages: [{ id: 'english', name: 'Anglais', level: '', cefr: 'C1' }],
    },
    answers: {
      motive:
        'J’aime les portraits d’artisans que publient les Ateliers Morvan : ils montrent des gestes, et non des slogans.',
      ownWords: ['Au musée des Tissages, j’ai fait passer la lettre d’information de 1 200 à 6 800 abonnés.'],
      start: 'dès le 4 janvier',
    },
  },
  warehouse: {
    company: 'Entrepôts Vauban',
    gender: 'masculine',
    offer: [
      'Les Entrepôts Vauban recrutent un(e) cariste H/F en CDI, en équipes de 2×8, à Lille.',
      'Vos missions :',
      '- Conduire les chariots élévateurs',
      '- Ranger les palettes en hauteur',
      '- Tenir les stocks à jour',
      'Profil : CACES 3 et 5 exigés.',
    ].join('\n'),
    cards: {
      ...nothing,
      jobs: [
        {
          ...employed,
          id: 'legrand',
          title: 'Cariste',
          employer: 'Transports Legrand',
          place: 'Roubaix',
          from: '2024-01',
          current: true,
          tasks: [
            'Charger et décharger les camions',
            'Ranger les palettes en hauteur',
            'Contrôler les bons de livraison',
          ],
        },
        {
          ...employed,
          id: 'flandre',
          title: 'Préparateur de commandes',
          employer: 'Flandre Distribution',
          place: 'Tourcoing',
          from: '2021-03',
          to: '2023-12',
          tasks: [
            'Préparer les commandes au casque vocal',
            'Tenir les stocks à jour',
            'Participer aux inventaires',
          ],
        },
      ],
      education: [
        {
          ...studied,
          id: 'cap',
          diploma: 'CAP',
          field: 'opérateur logistique',
          school: 'Lycée professionnel Jean-Moulin',
          place: 'Roubaix',
          to: '2020',
          status: 'obtained',
        },
      ],
      certificates: [{ id: 'caces', name: 'CACES 3 et 5', year: '2023' }],
    },
    answers: {
      motive: 'Les Entrepôts Vauban sont à dix minutes de chez moi, et je connais déjà le travail en 2×8.',
      ownWords: ['Aujourd’hui, je charge seize camions par jour, et je n’ai eu aucun accident.'],
      start: 'dès le 4 janvier',
    },
  },
  internship: {
    company: 'Laboratoire Armor Santé',
    recipientName: 'M. Rivoal',
    gender: 'feminine',
    offer: [
      'Le Laboratoire Armor Santé propose un stage de technicien(ne) de laboratoire, du 2 mars au 26 juin, à Rennes.',
      'Vos missions :',
      '- Préparer les échantillons',
      '- Réaliser les dosages',
      '- Nettoyer le matériel',
    ].join('\n'),
    cards: {
      ...nothing,
      jobs: [
        {
          ...employed,
          id: 'hospital',
          kind: 'internship',
          title: 'Stagiaire',
          employer: 'CHU de Brest',
          place: 'Brest',
          from: '2026-06',
          to: '2026-07',
          tasks: [
            'Préparer les échantillons de sang',
            'Colorer les lames',
            'Consigner les résultats',
            'Désinfecter le matériel',
          ],
        },
        {
          ...employed,
          id: 'pharmacy',
          kind: 'employment',
          title: 'Vendeuse',
          employer: 'Pharmacie du Port',
          place: 'Brest',
          from: '2025-07',
          to: '2025-08',
          tasks: ['Réceptionner les commandes', 'Ranger les médicaments', 'Accueillir les clients'],
        },
      ],
      education: [
        {
          ...studied,
          id: 'but',
          diploma: 'BUT',
          field: 'Génie biologique',
          school: 'IUT de Brest',
          to: '',
          status: 'in-progress',
        },
      ],
      languages: [{ id: 'english', name: 'Anglais', level: '', cefr: 'B2' }],
    },
    answers: {
      motive:
        'Je connais les travaux du Laboratoire Armor Santé sur les allergies alimentaires, qui touchent ma famille de près.',
      ownWords: ['Au CHU de Brest, j’ai préparé plus de 200 lames, sans en perdre une.'],
      start: 'dès le 2 mars',
    },
  },
}
