export const proofreadingMessages = {
  rule: 'Une règle se nomme par sa famille et son nom, séparés d’une barre.',
  word: 'Un mot à la fois, sans espace ni signe de ponctuation.',
} as const
