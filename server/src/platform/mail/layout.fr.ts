export const layoutTexts = {
  tagline: 'Vos lettres de motivation, écrites avec soin.',
  linkInstead: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
  noReply: 'Ce message est envoyé automatiquement\u00a0: personne ne lit les réponses.',
  privacy: 'Politique de confidentialité',
} as const
