export const seedMessages = {
  done: (email: string, password: string) =>
    `Compte de démonstration\u00a0: ${email}, mot de passe ${password}`,
  letters: [
    {
      jobTitle: 'Fleuriste',
      company: 'Les Pivoines',
      recipientName: 'Mme\u00a0Claire Petit',
      seed: 11,
      userProfile: {
        name: 'Camille Laurent',
        experience: 'J’ai tenu le rayon fleurs de la halle de Tours pendant trois ans.',
        skills: ['art du bouquet', 'conseil', 'tenue de caisse'],
        education: 'CAP fleuriste',
      },
      interview: {
        whyThem:
          'Vos compositions de saison, sans une fleur importée, sont celles que je veux apprendre à faire.',
        availability: 'Je suis disponible dès le 4 janvier.',
      },
    },
    {
      jobTitle: 'Vendeuse conseil',
      company: 'Librairie du Marché',
      seed: 5,
      userProfile: { name: 'Camille Laurent', skills: ['conseil', 'gestion des stocks'] },
    },
  ],
} as const
