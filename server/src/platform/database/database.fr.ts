export const databaseMessages = {
  badCursor: 'Ce repère de page n’est pas valide : reprenez la liste du début.',
} as const
