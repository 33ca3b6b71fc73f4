export const secondFactorProofTexts = {
  title: 'Confirmez que c’est bien vous',
  lead: 'Cette action touche à la sécurité de votre compte.',
  leadForCode:
    'Cette action touche à la sécurité de votre compte. Entrez un code de votre application, ou un code de secours.',
  code: 'Code de votre application, ou code de secours',
  submit: 'Confirmer',
  passkey: 'Utiliser une clé d’accès',
  passkeyFailed: 'Aucune clé d’accès n’a été utilisée. Réessayez.',
  loadFailed: 'La confirmation n’a pas pu être préparée.',
  retry: 'Réessayer',
} as const
