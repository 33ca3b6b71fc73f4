export const pageSettingsText = {
  font: 'Police',
  size: 'Taille (pt)',
  margins: 'Marges (cm)',
  sides: { top: 'Haut', right: 'Droite', bottom: 'Bas', left: 'Gauche' },
  reset: 'Revenir aux réglages du modèle',
} as const
