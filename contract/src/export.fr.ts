const number = new Intl.NumberFormat('fr-FR')

export const exportMessages = {
  fontSize: 'La taille de police va de 8 à 24 points.',
  margin: 'Les marges vont de 0 à 5\u00a0cm, par pas de 0,5\u00a0cm.',
  planRequired: (words: number) =>
    `Sans formule payante, ce format est réservé aux lettres de moins de mille mots\u202f; celle-ci en compte ${number.format(words)}. Exportez-la en PDF, raccourcissez-la ou choisissez une formule.`,
} as const
