export const sharingMessages = {
  passwordTooShort: (min: number) => `Le mot de passe du lien doit contenir au moins ${min} caractères`,
  passwordTooLong: (max: number) => `Le mot de passe du lien ne peut pas dépasser ${max} caractères`,
  badLink: 'Ce lien est incomplet\u00a0: vérifiez que vous l’avez copié en entier.',
} as const
