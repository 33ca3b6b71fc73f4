// Not from the texts of the editor: this program has as few bytes as can be.
export const earlyEditorText = {
  opening: 'Ouverture…',
  back: 'Mes lettres',
  to: 'À',
  offline: 'Hors ligne. Votre texte est gardé sur cet appareil.',
} as const
