import { faultReference } from './fault-reference.fr.ts'

export const httpMessages = {
  noResponse: 'Erreur de connexion. Vérifiez votre connexion internet.',
  interrupted:
    'Lettrine ne répond pas pour l’instant. Ce qui était enregistré n’est pas perdu\u00a0: réessayez dans quelques secondes.',
  unknown: 'Une erreur est survenue',
  withReference: (message: string, id: string): string =>
    `${message.replace(/[^.!?…]$/u, '$&.')} ${faultReference(id)}`,
  tooMany: (seconds: number) => {
    if (seconds === 1) return 'Trop de tentatives. Réessayez dans une seconde.'
    if (seconds < 60) return `Trop de tentatives. Réessayez dans ${seconds} secondes.`
    const minutes = Math.ceil(seconds / 60)
    return minutes > 1
      ? `Trop de tentatives. Réessayez dans ${minutes} minutes.`
      : 'Trop de tentatives. Réessayez dans une minute.'
  },
} as const
