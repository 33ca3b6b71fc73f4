/** Topics of the help, by anchor. */
export const helpTopicNames = {
  commencer: 'Commencer',
  ecrire: 'Écrire et se faire aider',
  relecture: 'Relecture',
  modeles: 'Modèles',
  page: 'Mise en page et export',
  envoi: 'Partage et envoi',
  compte: 'Compte et sécurité',
  formules: 'Formules et paiements',
  donnees: 'Données personnelles',
} as const

/** Words too common to distinguish questions. */
export const smallHelpWords: ReadonlySet<string> = new Set(
  'a ai as au aux avec c ce ces comment d dans de des du elle en est et il j je l la le les lui m ma me mes mon n ne nous on ou par pas peut peux pour puis qu que quel quelle quelles quels quoi s sa se ses si son sont sur t un une vos votre vous y'.split(
    ' ',
  ),
)
