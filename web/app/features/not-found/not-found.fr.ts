export const notFoundTexts = {
  title: 'Page non trouvée',
  lead: 'Cette adresse ne mène nulle part. Vos lettres, elles, n’ont pas bougé.',
  back: 'Retour',
  metaTitle: 'Page non trouvée · Lettrine',
} as const
