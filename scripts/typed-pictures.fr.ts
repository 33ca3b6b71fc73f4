/** The person whose screens are shown, and what they wrote; nobody real. */
export const pictureTexts = {
  account: { name: 'Inès Carpentier', email: 'ines.carpentier@example.org', password: 'Tissages-2026!' },
  names: {
    export: 'Exporter',
    share: 'Partager',
    history: 'Historique',
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
  mended: {
    content: [
      'Madame,',
      'Vos portraits d’artisans montrent des gestes, et non des slogans. C’est cette façon de faire que je souhaite servir au poste de chargée de communication.',
      'Depuis trois ans, je conduis la communication du musée des Tissages, à Roanne. J’ai fait passer la lettre d’information de 1 200 à 6 800 abonnés, et obtenu vingt-trois articles de presse en un an.',
      'Vous cherchez une personne pour assurer les relations avec la presse régionale et rédiger la lettre d’information et le site : c’est mon métier, textes, photographies et montage sous Premiere Pro compris.',
      'Je suis disponible dès le 4 janvier, et vous détaillerais volontiers ces points lors d’un entretien.',
      'Je vous prie d’agréer, Madame, mes salutations distinguées.',
    ].join('\n\n'),
  },
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
    content: [
      'Madame,',
      'Vos portraits d’artisans montrent des gestes, et non des slogans. C’est cette façon de faire que je souhaite servir.',
      'Depuis trois ans, je conduis la communication du musée des Tissages, à Roanne. J’y ai repris une lettre d’information que peu de gens ouvraient : en dix-huit mois, elle est passée de 1 200 à 6 800 abonnés.',
      'Le Théâtre du Rocher cherche une personne à l’aise avec la presse régionale, et je vous propose mon carnet d’adresses.',
      'Dans l’attente de cet échange, veuillez agréer, Madame, mes salutations distinguées.',
    ].join('\n\n'),
  },
  sharedPictureStyle: `
    header, .landing-try, footer { display: none !important }
    main > :not(:first-child) { display: none !important }
    main > section { grid-template-columns: 1fr 26rem !important; padding: 3.5rem 4.5rem 0 !important; max-width: none !important }
  `,
} as const
