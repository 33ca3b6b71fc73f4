export const httpMessages = {
  noResponse: 'Erreur de connexion. Vérifiez votre connexion internet.',
  unknown: 'Une erreur est survenue',
} as const
