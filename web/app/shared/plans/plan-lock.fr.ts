export const planLockText = {
  see: 'Voir les formules',
  analysis: 'L’analyse est comprise dans les formules payantes. La relecture est gratuite.',
} as const
