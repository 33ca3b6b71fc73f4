export const identityMessages = {
  nameRequired: 'Le nom est requis',
  nameTooShort: 'Le nom doit contenir au moins 2 caractères',
  emailRequired: 'L’adresse email est requise',
  passwordRequired: 'Le mot de passe est requis',
  passwordTooShort: (min: number) => `Le mot de passe doit contenir au moins ${min} caractères`,
  passwordTooLong: 'Le mot de passe ne peut pas dépasser 128 caractères',
  allFieldsRequired: 'Veuillez remplir tous les champs',
  newPasswordTooShort: 'Le nouveau mot de passe doit contenir au moins 8 caractères',
  askEmailRequired: 'Veuillez entrer votre adresse email.',
  askEmailFormat: 'Veuillez entrer une adresse email valide.',
  confirmationRequired: 'La confirmation du mot de passe est requise',
  confirmationDiffers: 'Les mots de passe ne correspondent pas',
  termsRequired: 'Vous devez accepter les conditions d’utilisation',
} as const

/** Label of a strength score, as the specification words it. */
export function strengthLabel(score: number): 'Faible' | 'Moyen' | 'Fort' | 'Très fort' {
  if (score <= 1) return 'Faible'
  if (score === 2) return 'Moyen'
  return score === 3 ? 'Fort' : 'Très fort'
}
