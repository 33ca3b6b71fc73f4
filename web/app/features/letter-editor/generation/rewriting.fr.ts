import type { RewriteIntent } from '@lettrine/contract/rewriting'

export const rewritingText = {
  menu: 'Réécrire',
  hint: 'Sélectionnez un passage, puis choisissez.',
  intents: {
    shorter: 'Plus court',
    warmer: 'Plus chaleureux',
    formal: 'Plus formel',
    concrete: 'Plus concret',
    other: 'Autre tournure',
  } as const satisfies Record<RewriteIntent, string>,
  locked: (model: string) => `Avec ${model}\u00a0: voir les formules`,
  title: (intent: string) => `Proposition\u00a0: ${intent.toLowerCase()}`,
  asking: 'Réécriture en cours…',
  stop: 'Arrêter',
  accept: 'Accepter',
  refuse: 'Refuser',
  again: 'Autre proposition',
  byModel: (writer: string) => `Proposé par ${writer}.`,
  byComposer: 'Proposé par le rédacteur intégré.',
  diff: 'Différences entre votre passage et la proposition',
  removed: 'retiré',
  added: 'ajouté',
  unchanged: {
    shorter: 'Ce passage va déjà à l’essentiel.',
    warmer: 'Pas de version plus chaleureuse à proposer pour ce passage.',
    formal: 'Ce passage est déjà dans un style soutenu.',
    concrete:
      'Aucun fait de votre parcours ne parle de ce passage. Ajoutez-y un chiffre, un résultat ou un outil, et il pourra s’y appuyer.',
    other: 'Pas d’autre formulation à proposer pour ce passage.',
  } as const satisfies Record<RewriteIntent, string>,
  moved: 'Le texte a changé entre-temps\u00a0: sélectionnez de nouveau le passage.',
  failed: 'La réécriture n’a pas abouti. Votre texte n’a pas changé.',
  accepted: 'Passage remplacé',
  undo: 'Annuler',
} as const
