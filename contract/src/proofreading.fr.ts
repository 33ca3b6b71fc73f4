export const proofreadingMessages = {
  word: 'Un mot à la fois, sans espace ni signe de ponctuation.',
} as const
