const number = new Intl.NumberFormat('fr-FR')

export const exportMessages = {
  planRequired: (words: number) =>
    `Sans formule payante, une lettre de mille mots et plus ne s’exporte qu’en PDF\u202f; celle-ci en compte ${number.format(words)}. Exportez-la en PDF, raccourcissez-la ou choisissez une formule.`,
} as const
