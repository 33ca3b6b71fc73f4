const minutes = (seconds: number) => Math.ceil(seconds / 60)

function delay(seconds: number): string {
  if (seconds === 1) return 'une seconde'
  if (seconds < 60) return `${seconds} secondes`
  return minutes(seconds) === 1 ? 'une minute' : `${minutes(seconds)} minutes`
}

export const identityFailureMessages = {
  other: (reason: string) => `Erreur d’authentification\u00a0: ${reason}`,
  tooMany: (seconds: number) => `Trop de tentatives. Réessayez dans ${delay(seconds)}.`,
} as const
