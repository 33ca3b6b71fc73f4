export const fromLetterText = {
  saved: 'Modèle créé à partir de la lettre',
  note: 'Relisez-le\u00a0: l’entreprise et le poste sont devenus des champs.',
  open: 'Ouvrir le modèle',
  failed: 'Le modèle n’a pas pu être créé',
} as const
