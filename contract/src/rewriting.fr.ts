export const rewritingMessages = {
  nothingSelected: 'Sélectionnez d’abord le passage à réécrire.',
} as const
