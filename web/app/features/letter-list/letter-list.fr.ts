import type { LetterType } from '@lettrine/contract/letters'

export const listText = {
  title: 'Mes lettres',
  newLetter: 'Nouvelle lettre',
  search: 'Rechercher une lettre',
  searchLabel: 'Rechercher',
  clearSearch: 'Effacer la recherche',
  filter: 'Statut',
  filters: { all: 'Toutes', draft: 'Brouillons', final: 'Finalisées' },
  columns: {
    title: 'Titre',
    company: 'Entreprise',
    jobTitle: 'Poste',
    status: 'Statut',
    date: 'Modifiée',
    actions: 'Actions',
  },
  sort: 'Trier',
  sortChoices: {
    date: { asc: 'Les plus anciennes', desc: 'Les plus récentes' },
    title: { asc: 'Titre, de A à Z', desc: 'Titre, de Z à A' },
  },
  more: 'Afficher la suite',
  loadingMore: 'Chargement…',
  loading: 'Chargement des lettres…',
  untitled: 'Lettre sans titre',
  noCompany: 'Sans entreprise',
  edit: 'Modifier',
  editOf: (title: string) => `Modifier «\u00a0${title}\u00a0»`,
  download: 'Télécharger le PDF',
  downloadOf: (title: string) => `Télécharger «\u00a0${title}\u00a0» en PDF`,
  duplicate: 'Dupliquer',
  remove: 'Supprimer',
  moreActions: (title: string) => `Autres actions sur «\u00a0${title}\u00a0»`,
  duplicated: 'Lettre dupliquée',
  open: 'Ouvrir',
  duplicateFailed: 'Impossible de dupliquer la lettre',
  removed: 'Lettre supprimée',
  removeFailed: 'Impossible de supprimer la lettre',
  removeTitle: 'Supprimer cette lettre\u202f?',
  removeDescription: (title: string) =>
    `«\u00a0${title}\u00a0» et ses versions seront effacées. Cette action est définitive.`,
  downloadFailed: 'Erreur lors du téléchargement de la lettre. Veuillez réessayer plus tard.',

  empty: 'Aucune lettre pour l’instant. La première prend dix minutes, les suivantes beaucoup moins.',
  noMatch: 'Aucune lettre ne correspond.',
  noMatchFor: (search: string) => `Aucune lettre ne correspond à «\u00a0${search}\u00a0».`,
  clearFilters: 'Effacer la recherche et le filtre',

  failed: 'Impossible de charger vos lettres depuis le serveur.',
  failedTitle: 'Erreur de chargement',
  cached: (date: string) => `Voici la dernière liste gardée sur cet appareil, ${date}.`,
  retry: 'Réessayer',

  recent: 'Lettres récentes',
  seeAll: 'Tout voir',
  resume: 'Reprendre',
  news: {
    none: 'Votre première lettre commence ici.',
    draft: (title: string, when: string) => `À reprendre\u00a0: ${title}, ${when}.`,
    final: (title: string, when: string) => `Dernière lettre\u00a0: ${title}, ${when}.`,
  },
  words: (count: number) => (count > 1 ? `${count} mots` : `${count} mot`),
} as const

export const typeNames = {
  job_application: 'Candidature',
  internship: 'Stage',
  scholarship: 'Bourse',
  motivation: 'Motivation',
} as const satisfies Record<LetterType, string>

export const dateText = {
  invalid: 'Date invalide',
  now: 'À l’instant',
  minutes: (count: number) => `il y a ${count}\u00a0min`,
  hours: (count: number) => `il y a ${count}\u00a0h`,
  days: (count: number) => (count === 1 ? 'hier' : `il y a ${count} jours`),
  on: (date: string) => `le ${date}`,
} as const
