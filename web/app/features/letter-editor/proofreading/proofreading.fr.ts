import type { Language } from '@lettrine/contract/letters'
import type { Finding, Severity } from '@lettrine/letter-craft/proofreading/finding'

const sources = {
  grammalecte: 'Grammalecte',
  languagetool: 'LanguageTool',
} as const satisfies Record<NonNullable<Finding['source']>, string>

const remarks = (count: number) =>
  count > 1 ? `${count} remarques` : count === 1 ? '1 remarque' : 'Rien à signaler'

/** What is read in a letter, with the dictionary and before it is there. */
const readInFrench = {
  all: 'dans l’orthographe, la grammaire, la typographie, les formules et les noms',
  withoutSpelling: 'dans la typographie, les formules et les noms',
}
const readInEnglish = {
  all: 'dans l’orthographe, la typographie et les usages anglais',
  withoutSpelling: 'dans la typographie et les usages anglais',
}

export const proofreadingText = {
  tab: 'Relecture',
  tabs: { label: 'Outils', offer: 'Offre', review: 'Relecture' },
  tabWith: (count: number) => (count > 0 ? `Relecture (${count})` : 'Relecture'),
  title: remarks,
  spacing: (count: number) =>
    count > 1 ? `${count} espaces et apostrophes à corriger` : 'Une espace ou une apostrophe à corriger',
  spacingDone: (count: number) =>
    count > 1 ? `${count} espaces et apostrophes corrigées` : 'Une espace ou une apostrophe corrigée',
  fixSpacing: 'Corriger',
  undoSpacing: 'Annuler',
  fixAll: (count: number) => `Tout corriger (${count})`,
  severity: { error: 'Erreur', warning: 'À vérifier', advice: 'Conseil' } as const satisfies Record<
    Severity,
    string
  >,
  secondOpinion: (source: keyof typeof sources) => `Second avis · ${sources[source]}`,
  replace: 'Remplacer',
  ignore: 'Ignorer',
  ignoreAlways: 'Toujours ignorer',
  seeRule: 'Voir la règle',
  ignoreRule: 'Ne plus signaler cette règle',
  previous: 'Remarque précédente',
  next: 'Remarque suivante',
  close: 'Fermer la remarque',
  card: 'Remarque du relecteur',
  remove: '(à supprimer)',
  quoted: (words: string) => `«\u00a0${words}\u00a0»`,
  nothing: (language: Language, isSpelled: boolean) => {
    const read = language === 'fr' ? readInFrench : readInEnglish
    return `Aucune faute trouvée ${isSpelled ? read.all : read.withoutSpelling}.`
  },
  notRead: (language: Language, isSpelled: boolean) =>
    `Non vérifiés\u00a0: ${[...(isSpelled ? [] : ['l’orthographe']), ...(language === 'fr' ? [] : ['la grammaire']), 'le sens et la vérité de ce que vous affirmez'].join(', ')}.`,
  blank: 'La relecture commence avec votre premier mot.',
  learn: 'Ajouter au dictionnaire',
  suggestions: 'Peut-être',
  spellingMissing: 'L’orthographe n’a pas pu être relue\u00a0: le dictionnaire n’a pas pu être chargé.',
  tryAgain: 'Réessayer',
  dictionary: {
    open: (count: number) => (count > 0 ? `Mes mots (${count})` : 'Mes mots'),
    title: 'Mes mots',
    intro: 'La relecture ne signale pas ces mots dans vos lettres\u00a0: noms, termes de métier, sigles.',
    none: 'Aucun mot pour l’instant. Ajoutez-en ici, ou depuis un mot souligné.',
    word: 'Nouveau mot',
    add: 'Ajouter',
    remove: (word: string) => `Retirer «\u00a0${word}\u00a0»`,
    added: (word: string) => `«\u00a0${word}\u00a0» est dans votre dictionnaire.`,
    undo: 'Annuler',
    failed: 'Votre dictionnaire n’a pas pu être modifié.',
  },
  keys: 'F8 passe d’une remarque à l’autre.',
  count: {
    error: (count: number) => (count > 1 ? `${count} erreurs` : `${count} erreur`),
    warning: (count: number) => `${count} à vérifier`,
    advice: (count: number) => (count > 1 ? `${count} conseils` : `${count} conseil`),
  },
} as const
