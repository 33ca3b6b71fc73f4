export const layoutTexts = {
  tagline: 'Vos lettres de motivation, écrites avec soin.',
  linkInstead: 'Si le bouton ne répond pas, copiez cette adresse dans votre navigateur\u00a0:',
  noReply: 'Cette adresse n’est pas lue\u00a0: inutile de répondre à ce message.',
  privacy: 'Politique de confidentialité',
} as const
