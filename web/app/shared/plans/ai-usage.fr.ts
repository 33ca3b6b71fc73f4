/** Writer and remaining uses of the model. */
export const writerText = {
  builtIn: 'Rédacteur intégré',
  writtenBy: 'Écrit par',
  locked: (model: string) => `${model} écrit avec une formule payante. Le rédacteur intégré est gratuit.`,
  usage: {
    unchecked: 'Vos appels au modèle n’ont pas pu être vérifiés.',
    unlimited: 'Sans limite dans votre formule.',
    left: (left: number, limit: number) =>
      left === 0
        ? 'Plus d’appel au modèle ce mois-ci\u00a0: le rédacteur intégré écrira.'
        : `${left} ${left > 1 ? 'appels restants' : 'appel restant'} sur ${limit} ce mois-ci.`,
  },
} as const
