export const ignoredRulesText = {
  title: 'Règles ignorées',
  intro: 'Le relecteur ne signale plus ces règles, dans aucune de vos lettres.',
  none: 'Aucune règle ignorée. «\u00a0Ne plus signaler cette règle\u00a0», sur une remarque, en ajoute une ici.',
  ignored: 'Cette règle sera désormais ignorée',
  undo: 'Annuler',
  restore: 'Signaler à nouveau',
  restoreRule: (why: string) => `Signaler à nouveau\u00a0: ${why}`,
  failed: 'Vos règles ignorées n’ont pas pu être modifiées.',
} as const
