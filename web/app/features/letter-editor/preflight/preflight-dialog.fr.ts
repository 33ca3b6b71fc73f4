export const finalizeText = {
  title: 'Avant de finaliser',
  done: 'Lettre finalisée',
  back: 'Revenir',
  finalize: 'Finaliser',
  update: 'Mettre à jour',
  anyway: 'Finaliser quand même',
  updateAnyway: 'Mettre à jour quand même',
  complete: 'Compléter la lettre',
  list: 'Mes lettres',
} as const
