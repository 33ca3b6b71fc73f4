export const secondFactorMessages = {
  codeRequired: 'Le code est requis',
  codeFormat: 'Le code de l’application a six chiffres',
  recoveryCodeFormat: 'Un code de secours a seize lettres et chiffres',
  proofFormat: 'Entrez les six chiffres de votre application, ou les seize signes d’un code de secours',
  keyNameRequired: 'Le nom est requis',
} as const
