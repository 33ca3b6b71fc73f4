export const identityFailureMessages = {
  other: (reason: string) => `Erreur d’authentification : ${reason}`,
} as const
