export const rootTexts = {
  title: 'Lettrine, la lettre qu’on lit jusqu’au bout',
  description:
    'Collez l’annonce, indiquez votre parcours\u00a0: votre lettre de motivation est rédigée sans rien inventer, et mise en page.',
  skip: 'Aller au contenu',
  crash: {
    title: 'Oups\u202f! Une erreur est survenue',
    lead: 'Votre texte est gardé sur cet appareil. Réessayez, ou rafraîchissez la page.',
    retry: 'Réessayer',
    refresh: 'Rafraîchir la page',
  },
} as const
