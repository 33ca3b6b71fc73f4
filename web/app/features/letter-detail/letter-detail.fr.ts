import { localDay } from '@lettrine/contract/day.fr'
import type { Language } from '@lettrine/contract/letters'
import { instantText } from '../../lib/text/hour.fr.ts'

const number = new Intl.NumberFormat('fr-FR')
const shortDay = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short' })

export const detailText = {
  metaTitle: (title: string) => `${title} · Lettrine`,
  untitled: 'Lettre sans titre',
  back: 'Mes lettres',
  edit: 'Modifier',
  bookmark: 'Ajouter aux favoris',
  unbookmark: 'Retirer des favoris',
  bookmarkFailed: 'Impossible de mettre à jour le signet',
  export: 'Exporter',
  share: 'Partager',
  more: 'Autres actions',
  print: 'Imprimer',
  duplicate: 'Dupliquer',
  saveAsTemplate: 'Enregistrer comme modèle',
  duplicated: 'Lettre dupliquée',
  duplicateFailed: 'Impossible de dupliquer la lettre',
  open: 'Ouvrir',
  fullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran',
  shortcuts: 'Raccourcis clavier',
  remove: 'Supprimer',
  removeTitle: 'Supprimer cette lettre\u202f?',
  removeDescription: (title: string) =>
    `«\u00a0${title}\u00a0» ira à la corbeille, qui la garde 30\u00a0jours. Ses liens de partage ne fonctionneront plus.`,
  removed: 'Lettre supprimée',
  undo: 'Annuler',
  takenBack: 'Lettre rétablie',
  takeBackFailed: 'La lettre n’a pas pu être rétablie',
  removeFailed: 'Erreur lors de la suppression de la lettre',
  saved: (iso: string) => `Déjà enregistrée, le ${instantText(new Date(iso))}`,

  loading: 'Ouverture de la lettre…',
  missing: 'Cette lettre n’existe pas ou vous n’avez pas les permissions pour y accéder.',
  failed: 'Erreur lors du chargement de la lettre',
  retry: 'Réessayer',
  toList: 'Retour à la liste',

  tabs: 'Rubriques de la lettre',
  tab: {
    content: 'Contenu',
    metadata: 'Métadonnées',
    analysis: 'Analyse',
    history: 'Historique',
    stats: 'Statistiques',
  },

  view: 'Présentation',
  views: { preview: 'Aperçu', source: 'Source' },
  emptyLetter: 'Cette lettre n’a pas encore de texte.',
  write: 'Écrire la lettre',
  pageNotSaved: 'Le réglage de la page n’a pas pu être enregistré',
  previewFailed: 'La page n’a pas pu être préparée.',
  resolvePageStyle: (count: number) => (count > 1 ? `${count} pages` : 'Une page'),
  copySource: 'Copier le texte',
  copied: 'Texte copié',
  copyFailed: 'Le texte n’a pas pu être copié.',
} as const

export const metadataText = {
  figures: 'Mesures',
  words: 'Mots',
  characters: 'Caractères, espaces compris',
  paragraphs: 'Paragraphes',
  reading: 'Temps de lecture',
  minutes: (count: number) => (count === 0 ? '—' : `${count}\u00a0min`),
  distinct: 'Mots différents',
  views: 'Vues',
  shares: 'Partages',
  facts: 'Lettre',
  type: 'Type',
  language: 'Langue',
  languages: { fr: 'Français', en: 'Anglais' } satisfies Record<Language, string>,
  company: 'Entreprise',
  jobTitle: 'Poste',
  recipient: 'Destinataire',
  reference: 'Référence',
  created: 'Créée',
  modified: 'Modifiée',
  version: 'Version',
  on: (iso: string) => `le ${instantText(new Date(iso))}`,
  count: (value: number) => number.format(value),
  none: '—',
} as const

export const detailAnalysisText = {
  title: 'Analyse de la lettre',
  intro: 'Sa force, sa réponse à l’annonce, et ce qu’il faut améliorer d’abord.',
  start: 'Analyser cette lettre',
  again: 'Analyser de nouveau',
  running: 'Analyse en cours…',
  failed: 'Impossible d’analyser la lettre',
  progress: 'Notes des versions analysées',
  version: 'Version',
  date: 'Date',
  strength: 'Force',
  competitiveness: 'Compétitivité',
  at: (iso: string) => localDay(new Date(iso)),
} as const

export const statsText = {
  totals: 'Depuis la création\u00a0: choisissez la mesure à voir jour par jour',
  views: 'Vues',
  viewsNote: (shared: number) =>
    shared === 0 ? 'aucune par vos liens' : `dont ${number.format(shared)} par vos liens`,
  edits: 'Modifications',
  shares: 'Partages',
  downloads: 'Téléchargements',
  period: 'Période',
  periods: { '7': '7\u00a0jours', '30': '30\u00a0jours', '90': '90\u00a0jours' },
  failed: 'Les statistiques n’ont pas pu être chargées.',
  quiet: 'Rien sur cette période. Partagez la lettre pour savoir si on la lit.',
  chart: (measure: string, total: number, days: number) =>
    `${measure}\u00a0: ${number.format(total)} en ${days} jours`,
  day: 'Jour',
  at: (isoDay: string) => shortDay.format(new Date(`${isoDay}T12:00:00`)),
  table: 'Chiffres par jour',
  count: (value: number) => number.format(value),
} as const

export const shortcutText = {
  title: 'Raccourcis clavier',
  list: [
    ['Ctrl S', 'Enregistrer'],
    ['Ctrl E', 'Exporter'],
    ['Ctrl P', 'Imprimer'],
    ['Ctrl D', 'Dupliquer'],
    ['F11', 'Plein écran, ou en sortir'],
    ['Échap', 'Quitter le plein écran'],
    ['?', 'Montrer cette liste'],
  ],
  mac: 'Sur un Mac, Cmd remplace Ctrl.',
} as const
