export const paletteButtonText = {
  failed: 'La recherche n’a pas pu s’ouvrir.',
  tryAgain: 'Vérifiez votre connexion, puis réessayez.',
} as const
