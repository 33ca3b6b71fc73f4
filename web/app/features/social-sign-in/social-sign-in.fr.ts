export const socialSignInTexts = {
  termsBefore: 'En continuant ainsi, vous acceptez les ',
  terms: 'conditions d’utilisation',
  termsBetween: ' et la ',
  privacy: 'politique de confidentialité',
} as const
