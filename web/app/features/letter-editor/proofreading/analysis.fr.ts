export const analysisText = {
  title: 'Analyse de la lettre',
  intro: 'Sa force, sa réponse à l’annonce, et ce qu’il faut améliorer d’abord.',
  start: 'Analyser ma lettre',
  again: 'Analyser de nouveau',
  running: 'Analyse en cours…',
  failed: 'Impossible d’analyser la lettre',
  notSaved: 'La lettre n’est pas encore enregistrée\u00a0: l’analyse attend votre connexion.',
  withModel: (model: string) => `Demander aussi l’avis de ${model}`,
  stale: 'La lettre a changé depuis cette analyse.',
} as const
