const number = new Intl.NumberFormat('fr-FR')

export const exportMessages = {
  fontSize: 'La taille de police va de 8 à 24 points.',
  margin: 'Les marges vont de 0 à 5\u00a0cm, par pas de 0,5\u00a0cm.',
  planRequired: (words: number) =>
    `Sans formule payante, une lettre de mille mots et plus ne s’exporte qu’en PDF\u202f; celle-ci en compte ${number.format(words)}. Gardez le PDF, raccourcissez-la ou choisissez une formule.`,
} as const
