export const identityFailureMessages = {
  other: (reason: string) => `Erreur d’authentification\u00a0: ${reason}`,
} as const
