export const httpMessages = {
  noResponse: 'Erreur de connexion. Vérifiez votre connexion internet.',
  unknown: 'Une erreur est survenue',
  reference: (id: string) => `Référence\u00a0: ${id}`,
  withReference: (message: string, id: string): string =>
    `${message.replace(/[^.!?…]$/u, '$&.')} ${httpMessages.reference(id)}`,
  tooMany: (seconds: number) => {
    if (seconds === 1) return 'Trop de tentatives. Réessayez dans une seconde.'
    if (seconds < 60) return `Trop de tentatives. Réessayez dans ${seconds} secondes.`
    const minutes = Math.ceil(seconds / 60)
    return minutes > 1
      ? `Trop de tentatives. Réessayez dans ${minutes} minutes.`
      : 'Trop de tentatives. Réessayez dans une minute.'
  },
} as const
