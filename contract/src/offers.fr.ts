export const offerMessages = {
  exactlyOne: 'Donnez le texte de l’annonce ou son adresse, l’un des deux seulement.',
} as const
