export const searchMessages = {
  empty: 'Écrivez au moins un caractère à rechercher.',
} as const
