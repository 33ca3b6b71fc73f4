export const splashTexts = {
  starting: 'Initialisation de Lettrine AI…',
  offline: 'Pas de connexion. La page s’ouvrira dès que le réseau reviendra.',
} as const
