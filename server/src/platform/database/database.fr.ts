export const databaseMessages = {
  badCursor: 'Ce repère de page n’est pas valide\u00a0: reprenez la liste du début.',
} as const
