/** The letter of the screenshots, as a first draft and as edited. */
const opening = [
  'Madame,',
  'Les portraits d’artisans que publient les Ateliers Morvan montrent des gestes, et non des slogans. C’est cette façon de raconter un métier que je souhaite servir, au poste de chargée de communication.',
]
const experience =
  'Depuis trois ans, je conduis la communication du musée des Tissages, à Roanne. La lettre d’information que j’y ai reprise était peu ouverte\u00a0: en dix-huit mois, elle est passée de 1\u00a0200 à 6\u00a0800 abonnés. Vingt-trois articles de presse ont paru en un an, d’abord dans les titres du Roannais, puis dans deux revues nationales.'
const answer =
  'Vous confiez à ce poste les relations avec la presse régionale\u00a0: j’en connais les journalistes, les délais, et ce qui fait un sujet. Rédiger la lettre d’information et le site, photographier les ateliers, monter de courts films sous Premiere Pro est mon quotidien. Mon budget de communication, de 38\u00a0000\u00a0€, est suivi avec rigueur et n’a jamais été dépassé.'
const idea =
  'Vos visiteurs voient une main, un outil, le temps qu’il faut. Les architectes qui choisissent vos sièges de loin méritent de le voir aussi. Une série de portraits filmés, proposée à la presse, serait une première étape.'
const ending = [
  'Disponible dès le 4 janvier, je serai heureuse de vous présenter ces pistes lors d’un entretien.',
  'Je vous prie d’agréer, Madame, mes salutations distinguées.',
]
const mended = [...opening, experience, answer, idea, ...ending].join('\n\n')
const first = mended
  .replace(', d’abord dans les titres du Roannais, puis dans deux revues nationales', '')
  .replace('suivi avec rigueur et n’a', 'tenu, et n’a')
  .replace(' méritent de le voir aussi', ' pourraient le voir aussi')
const faulty = mended
  .replace('elle est passée', 'elle est passé')
  .replace(
    'Vous confiez à ce poste les relations avec la presse régionale',
    'Votre association, le Théâtre du Rocher, cherche une personne à l’aise avec la presse régionale',
  )
  .replace(
    ending.join('\n\n'),
    'Dans l’attente de cet échange, veuillez agréer, Madame, mes salutations distinguées.',
  )

/** The fictitious user of the screenshots. */
export const pictureTexts = {
  account: { name: 'Inès Carpentier', email: 'ines.carpentier@example.org', password: 'Tissages-2026!' },
  names: {
    export: 'Exporter',
    share: 'Partager',
    history: 'Historique',
    versions: /^Versions, /,
    differences: /Différences/,
    createLink: 'Créer le lien',
    dismiss: 'Masquer ce message',
    read: /Offre \d/,
    text: 'Texte de la lettre',
    review: /Relecture \(/,
    requirement: /relations avec la presse régionale/,
    finding: 'Théâtre du Rocher',
  },
  sender: {
    name: 'Inès Carpentier',
    address: ['14 rue des Tables-Claudiennes', '69001 LYON'],
    phone: '',
    email: 'ines.carpentier@example.org',
    city: 'Lyon',
  },
  reference: 'AM-2611',
  page: { design: 'elegant', fontFamily: null, fontSize: null, margins: null, onePage: true },
  versions: [{ content: first }, { content: mended }],
  profile: {
    displayName: 'Inès Carpentier',
    jobTitle: 'Chargée de communication',
    industry: 'Marketing / Communication',
    location: 'Lyon',
  },
  others: [
    {
      jobTitle: 'Attachée de presse',
      company: 'Maison Tesseire',
      seed: 4,
      userProfile: {
        name: 'Inès Carpentier',
        experience: 'Depuis trois ans, je conduis la communication du musée des Tissages, à Roanne.',
        skills: ['relations presse', 'rédaction'],
      },
      interview: { availability: 'dès le 4 janvier' },
    },
    {
      jobTitle: 'Rédactrice web',
      company: 'Éditions du Rempart',
      seed: 7,
      userProfile: {
        name: 'Inès Carpentier',
        experience: 'Depuis trois ans, je conduis la communication du musée des Tissages, à Roanne.',
        skills: ['rédaction', 'référencement'],
      },
      interview: {},
    },
  ],
  written: {
    jobTitle: 'Chargée de communication',
    company: 'Ateliers Morvan',
    recipientName: 'Mme Delmas',
    seed: 2,
    jobDescription: [
      'Les Ateliers Morvan, fabricants de sièges depuis 1952, recrutent un(e) chargé(e) de communication H/F.',
      'Vos missions :',
      '- Assurer les relations avec la presse régionale',
      '- Rédiger la lettre d’information et le site',
      '- Suivre le budget de communication',
      'Profil : anglais professionnel, rigueur.',
      'Réf. AM-2611',
    ].join('\n'),
    userProfile: {
      name: 'Inès Carpentier',
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
  faulty: {
    title: 'Chargée de communication, Ateliers Morvan',
    company: 'Ateliers Morvan',
    jobTitle: 'Chargée de communication',
    recipient: { name: 'Mme Delmas', email: '' },
    status: 'draft',
    content: faulty,
  },
  sharedPictureStyle: `
    header, .landing-try, footer { display: none !important }
    main > :not(:first-child) { display: none !important }
    main > section { grid-template-columns: 1fr 26rem !important; padding: 3.5rem 4.5rem 0 !important; max-width: none !important }
  `,
} as const
