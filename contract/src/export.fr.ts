const number = new Intl.NumberFormat('fr-FR')

export const exportMessages = {
  planRequired: (words: number) =>
    `Sans formule payante, ce format est réservé aux lettres de moins de mille mots\u202f; celle-ci en compte ${number.format(words)}. Exportez-la en PDF, raccourcissez-la ou choisissez une formule.`,
} as const
