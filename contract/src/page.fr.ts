export const pageMessages = {
  fontSize: 'La taille de police va de 8 à 24 points.',
  margin: 'Les marges vont de 0 à 5\u00a0cm, par pas de 0,5\u00a0cm.',
} as const
