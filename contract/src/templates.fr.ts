export const templateMessages = {
  titleRequired: 'Le titre est requis.',
  textRequired: 'Le texte du modèle est requis.',
  jobRequired: 'L’intitulé du poste est requis.',
  time: 'La durée est un nombre de minutes, de 1 à 120.',
  rating: 'La note va de 1 à 5.',
  reasonRequired: 'Dites pourquoi ce modèle est refusé.',
} as const
