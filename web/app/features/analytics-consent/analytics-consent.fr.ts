export const consentText = {
  label: 'Votre avis sur la mesure d’audience',
  ask: (service: string) =>
    `Acceptez-vous que ${service} compte aussi vos visites\u202f? Il reçoit les pages ouvertes et ce que vous y faites, jamais votre nom, vos lettres ni ce que vous tapez.`,
  more: 'En savoir plus',
  refused: 'Refuser arrête toute mesure, la nôtre comprise.',
  accept: 'Accepter',
  refuse: 'Refuser',
} as const
