import { localDay } from '@lettrine/contract/day.fr'
import type { TemplateModeration } from '@lettrine/contract/templates'
import type { FieldSource } from '@lettrine/letter-craft/templates/fields.fr'
import { instantText } from '../../lib/text/hour.fr.ts'

export const templateEditorText = {
  metaTitle: 'Modèle · Lettrine',
  back: 'Modèles',
  newTitle: 'Nouveau modèle',
  untitled: 'Modèle sans titre',
  /** Text of a new template: a frame, and a line to overwrite. */
  firstText:
    '{{appel}},\n\nÉcrivez ici votre lettre\u00a0: je postule {{à poste}} {{chez entreprise}}.\n\n{{formule}}',

  title: 'Titre',
  text: 'Texte du modèle',
  textHint:
    'Les champs en couleur seront remplis dans chaque lettre. Touchez-en un pour changer le petit mot qui le précède.',
  chips: {
    open: 'Facultatif',
    close: 'fin',
    names: { open: 'Passage facultatif\u00a0: début', close: 'Passage facultatif\u00a0: fin' },
    settings: (label: string) => `Champ «\u00a0${label}\u00a0»`,
    form: 'Dans la phrase, par exemple\u00a0:',
    example: (text: string) => `Exemple\u00a0: ${text}`,
    optional: 'Ce passage disparaît de la lettre quand son champ reste vide.',
    masculine: 'Au masculin',
    feminine: 'Au féminin',
    remove: 'Retirer',
  },
  faults: (count: number) => (count > 1 ? `${count} erreurs d’écriture` : 'Une erreur d’écriture'),
  seeFault: 'Voir',

  panes: { text: 'Texte', page: 'Aperçu', fields: 'Champs', sheet: 'Fiche' },
  paneLabel: 'Ce qui est montré',

  sources: {
    offer: 'De l’annonce',
    profile: 'De votre profil',
    user: 'À écrire à chaque lettre',
  } as const satisfies Record<FieldSource, string>,
  computed: {
    title: 'Écrits pour vous, selon le ton',
    appel: { label: 'Formule d’appel', example: 'Madame, Monsieur' },
    formule: { label: 'Formule de politesse', example: 'Je vous prie d’agréer…' },
  },
  marks: {
    title: 'Tournures',
    choice: {
      label: 'Accord au féminin ou au masculin',
      example: 'prêt / prête',
      text: '{masculin|féminin}',
    },
    optional: {
      label: 'Passage facultatif, retiré si son champ est vide',
      example: 'Je connais la gestion des stocks.',
      text: '[[ {{competence1}}]]',
    },
  },
  insert: 'Insérer\u00a0:',
  example: (text: string) => `Exemple\u00a0: ${text}`,
  particles:
    'Un champ s’ajoute là où vous écrivez. Touchez-le ensuite dans le texte pour choisir «\u00a0de\u00a0», «\u00a0à\u00a0» ou «\u00a0chez\u00a0»\u00a0: l’accord se fait tout seul.',

  page: {
    design: 'Modèle de page',
    gender: 'Parler de moi au féminin, au masculin',
    genders: { feminine: 'Féminin', masculine: 'Masculin' },
    note: 'Les champs sont remplis par des exemples, avec votre nom.',
    loading: 'La page se prépare.',
    failed: 'L’aperçu n’a pas pu être préparé.',
    faulty: 'L’aperçu revient dès que le texte est corrigé.',
  },

  sheet: {
    description: 'Description',
    descriptionHint: 'Une phrase\u00a0: pour qui, pour quelle occasion.',
    type: 'Type de lettre',
    difficulty: 'Difficulté',
    time: 'Temps de remplissage (minutes)',
    tags: 'Tags',
    industry: 'Industries',
    commas: 'Séparés par des virgules.',
  },

  save: 'Enregistrer',
  create: 'Créer le modèle',
  saved: 'Modèle enregistré',
  created: 'Modèle créé',
  saveFailed: 'Le modèle n’a pas pu être enregistré',
  mend: 'Corrigez d’abord ce qui est signalé.',
  unsaved: 'Modifications non enregistrées, gardées sur cet appareil',
  allSaved: 'Enregistré',
  restored: (at: Date) => `Ce texte, non enregistré, a été gardé sur cet appareil le ${instantText(at)}.`,
  discard: 'Revenir à la version enregistrée',
  discardNew: 'Recommencer avec une page vide',
  conflict:
    'Ce modèle a été modifié ailleurs entre-temps. Votre texte est toujours là\u00a0: choisissez lequel garder.',
  keepMine: 'Garder mon texte',
  takeTheirs: 'Prendre l’autre version',

  more: 'Autres actions',
  use: 'Utiliser',
  duplicate: 'Dupliquer',
  duplicated: 'Modèle dupliqué',
  duplicateFailed: 'Impossible de dupliquer le modèle',
  open: 'Ouvrir',
  edit: 'Modifier',
  adapt: 'En faire mon modèle',
  remove: 'Supprimer',
  removeTitle: 'Supprimer ce modèle\u202f?',
  removeDescription: (title: string) =>
    `«\u00a0${title}\u00a0» sera supprimé définitivement. Les lettres déjà écrites avec lui ne changent pas.`,
  removePublished: 'Il disparaîtra aussi de la bibliothèque de tous.',
  removed: 'Modèle supprimé',
  removeFailed: 'Impossible de supprimer le modèle',

  missing: 'Ce modèle n’existe pas, ou n’est pas à vous.',
  failed: 'Impossible de charger le modèle',
  retry: 'Réessayer',
  toLibrary: 'Retour aux modèles',
} as const

export const visibilityText = {
  title: 'Publication',
  told: {
    private: 'Vous seul le voyez. Proposez-le, et tout le monde pourra l’utiliser après relecture.',
    pending: 'Proposé à tous. Vous seul le voyez tant que l’équipe ne l’a pas relu.',
    approved: 'Tout le monde peut l’utiliser. Une modification le renvoie en relecture.',
    refused: 'L’équipe ne l’a pas publié.',
  } as const satisfies Record<TemplateModeration, string>,
  reason: (words: string) => `Motif\u00a0: ${words}`,
  againAfterChange: 'Corrigez le texte, puis proposez-le de nouveau.',
  submit: 'Proposer à tous',
  submitAgain: 'Proposer de nouveau',
  withdraw: 'Retirer la proposition',
  unpublish: 'Ne plus publier',
  submitTitle: 'Proposer ce modèle à tous\u202f?',
  submitDescription:
    'L’équipe le relit avant de le publier, sous votre nom. Vérifiez qu’il ne contient ni adresse, ni numéro, ni information personnelle.',
  submitted: 'Modèle proposé',
  submittedNote: 'Vous verrez ici s’il est publié.',
  withdrawn: 'Le modèle n’est plus visible que de vous',
  failed: 'La demande n’a pas abouti',
  saveFirst: 'Enregistrez d’abord vos modifications.',
} as const

export const generateText = {
  title: 'Générer un modèle',
  description:
    'Un modèle personnel, écrit pour un métier et un ton. Vous pourrez le modifier avant de l’utiliser.',
  jobTitle: 'Poste ou formation visés',
  jobPlaceholder: 'Aide-soignante de nuit',
  type: 'Type de lettre',
  tone: 'Ton',
  prompt: 'Consigne',
  promptPlaceholder: 'Insister sur la reconversion.',
  generate: 'Générer',
  generating: 'Écriture en cours…',
  stop: 'Arrêter',
  done: 'Modèle créé',
  doneBy: (writer: string) => `Écrit par ${writer}. Relisez-le avant de l’utiliser.`,
  fellBack:
    'Le modèle de langage n’a pas répondu correctement\u00a0: le rédacteur intégré a écrit à sa place.',
  failed: 'Le modèle n’a pas pu être généré',
} as const

export const moderationText = {
  metaTitle: 'Modèles proposés · Lettrine',
  title: 'Modèles proposés',
  lead: (count: number) =>
    count === 0 ? 'Rien n’attend.' : count === 1 ? 'Un modèle attend' : `${count} modèles attendent`,
  oldest:
    'Les plus anciens d’abord. Vérifiez qu’aucun fait, nom ou coordonnée propre à l’auteur ne s’y trouve.',
  empty: 'Aucun modèle n’attend votre relecture.',
  back: 'Modèles',
  by: (name: string) => `par ${name}`,
  proposed: (iso: string) => `modifié le ${localDay(new Date(iso))}`,
  text: 'Texte',
  page: 'Page',
  read: 'Lire',
  approve: 'Publier',
  approved: 'Modèle publié',
  refuse: 'Refuser',
  refused: 'Modèle refusé',
  refuseTitle: 'Refuser ce modèle',
  refuseDescription: 'Son auteur lira ce motif\u00a0: dites ce qui manque ou ce qu’il faut retirer.',
  reason: 'Motif',
  decisionFailed: 'La décision n’a pas pu être enregistrée',
  failed: 'Impossible de charger les modèles proposés',
  retry: 'Réessayer',
} as const
