export const analyticsSwitchText = {
  allow: 'Participer à la mesure d’audience',
  here: 'Ce choix vaut pour cet appareil.',
  objects:
    'Votre navigateur demande de ne pas être suivi (Do Not Track ou Global Privacy Control)\u00a0: rien n’est compté.',
  forwarded: (service: string) => `${service} compte aussi vos visites, comme vous l’avez accepté.`,
  stop: 'Retirer cet accord',
} as const
