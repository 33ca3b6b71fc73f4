export const earlyEditorText = {
  opening: 'Ouverture…',
  back: 'Mes lettres',
  to: 'À',
} as const
