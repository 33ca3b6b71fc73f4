import { shortLocalDay } from '@lettrine/contract/day.fr'
import type { TemplateSort } from '@lettrine/contract/templates'
import { timeText } from '../../shared/templates/template-names.fr.ts'
import type { ViewMode } from './library.state.ts'

const number = new Intl.NumberFormat('fr-FR')
const oneDecimal = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const counted = (count: number, one: string, many: string) =>
  `${number.format(count)} ${count > 1 ? many : one}`

export const libraryText = {
  metaTitle: 'Modèles · Lettrine',
  title: 'Modèles',
  lead: ({ total, premium, ai, featured }: Record<'total' | 'premium' | 'ai' | 'featured', number>) =>
    `${counted(total, 'modèle', 'modèles')}, dont ${number.format(premium)} premium${ai > 0 ? `, ${number.format(ai)} IA` : ''} et ${number.format(featured)} en vedette`,
  newLetter: 'Nouvelle lettre',
  generate: (hasModel: boolean) => (hasModel ? 'Générer avec IA' : 'Faire écrire un modèle'),
  create: 'Créer un modèle',
  closing: 'Vous ne trouvez pas ce que vous cherchez\u202f?',
  closingLead:
    'Faites écrire un modèle pour votre métier, ou écrivez le vôtre\u00a0: il resservira à chaque candidature.',
  stats: {
    label: 'Les modèles en chiffres',
    totalTemplates: 'Total',
    premiumTemplates: 'Premium',
    publicTemplates: 'Publics',
    myTemplates: 'Mes modèles',
    aiGeneratedTemplates: 'IA',
    featuredTemplates: 'En vedette',
    bookmarkedTemplates: 'Favoris',
  },
  count: (value: number) => number.format(value),
  search: 'Rechercher un modèle, un tag, une industrie…',
  clearSearch: 'Effacer la recherche',
  type: 'Type de lettre',
  allTypes: 'Tous les types',
  sort: 'Trier',
  sorts: {
    rating: 'Mieux notés',
    useCount: 'Plus utilisés',
    recent: 'Plus récents',
    popular: 'Populaires',
    alphabetical: 'De A à Z',
  } as const satisfies Record<TemplateSort, string>,
  view: 'Présentation',
  views: { grid: 'Grille', list: 'Liste', compact: 'Compacte' } as const satisfies Record<ViewMode, string>,

  filters: 'Filtres avancés',
  switches: {
    premium: 'Premium uniquement',
    mine: 'Mes modèles',
    ai: 'IA uniquement',
    featured: 'En vedette',
    bookmarked: 'Favoris',
  },
  difficulty: 'Difficulté',
  allDifficulties: 'Toutes',
  rating: 'Note minimale',
  anyRating: 'Toutes',
  ratingOf: (rating: number) => oneDecimal.format(rating),
  time: 'Temps maximal',
  tags: 'Tags',
  industries: 'Industries',
  active: 'Filtres actifs',
  activeOf: {
    search: (text: string) => `«\u00a0${text}\u00a0»`,
    rating: (rating: number) => `${oneDecimal.format(rating)} et plus`,
    time: (minutes: number) => `${timeText(minutes)} au plus`,
  },
  remove: (name: string) => `Retirer le filtre ${name}`,
  clear: 'Tout effacer',
  found: (count: number) =>
    count > 1 ? `${number.format(count)} modèles trouvés` : `${count} modèle trouvé`,
  results: 'Résultats',
  moreNames: (count: number) => `${count} de plus`,
  fewerNames: 'Moins',
  firstFifty: 'Affichage des 50 premiers résultats',

  loading: 'Chargement des modèles…',
  failedTitle: 'Erreur de chargement',
  retry: 'Réessayer',
  refresh: 'Rafraîchir la page',
  emptyTitle: 'Aucun modèle trouvé',
  emptyFiltered:
    'Aucun résultat ne correspond à vos critères. Essayez d’ajuster vos filtres ou explorez d’autres catégories.',
  emptyOccupation: (titles: string) => `Pas encore de modèle pour ce métier\u00a0: ${titles}.`,
  emptyWords: (words: string) => `Aucun modèle ne contient «\u00a0${words}\u00a0».`,
  writeFor: (job: string) => `Écrire une lettre sans modèle\u00a0: ${job}`,
  writeForNote: 'Le rédacteur part de l’annonce et de votre parcours.',
  near: 'Modèles de métiers proches',
  resetFilters: 'Réinitialiser les filtres',
  empty: 'Nous n’avons pas trouvé de modèles. Veuillez réessayer ultérieurement.',
  createLetter: 'Créer une nouvelle lettre',

  featured: 'En vedette',
  allFeatured: 'Voir tous les modèles vedettes',
  popular: 'Populaires',
  allPopular: 'Voir tous les populaires',
  rank: (place: number) => `n°\u00a0${place}`,
  categories: 'Par type de lettre',
  categoryCount: (count: number) => counted(count, 'modèle', 'modèles'),
  categoryRating: (rating: number | null) =>
    rating === null ? 'pas encore noté' : `${oneDecimal.format(rating)} sur 5`,
} as const

export const cardText = {
  premium: 'Premium',
  featured: 'Vedette',
  ai: 'IA',
  new: 'Nouveau',
  reviews: (count: number) => counted(count, 'avis', 'avis'),
  rated: (rating: number, count: number) =>
    `${oneDecimal.format(rating)} sur 5, ${counted(count, 'avis', 'avis')}`,
  rating: (rating: number) => oneDecimal.format(rating),
  uses: (count: number) => counted(count, 'utilisation', 'utilisations'),
  success: (percent: number) => `${percent}\u00a0% succès`,
  by: (creator: string) => `par ${creator}`,
  library: 'par Lettrine',
  mine: 'Mon modèle',
  updated: (iso: string) => shortLocalDay(new Date(iso)),
  more: (count: number) => `+${count}`,
  lockedOf: (title: string) => `Avec une formule payante\u00a0: «\u00a0${title}\u00a0»`,
  lockedBrief: 'Avec une formule',
  preview: 'Aperçu',
  previewOf: (title: string) => `Aperçu de «\u00a0${title}\u00a0»`,
  bookmark: 'Favori',
  unbookmark: 'Retiré',
  bookmarkOf: (title: string) => `Ajouter «\u00a0${title}\u00a0» aux favoris`,
  unbookmarkOf: (title: string) => `Retirer «\u00a0${title}\u00a0» des favoris`,
  bookmarkFailed: 'Impossible de mettre à jour le signet',
  use: 'Utiliser',
  namedUse: (title: string) => `Utiliser «\u00a0${title}\u00a0»`,
  edit: (title: string) => `Modifier «\u00a0${title}\u00a0»`,
  share: (title: string) => `Partager «\u00a0${title}\u00a0»`,
  linkCopied: 'Lien du modèle copié',
  shareFailed: 'Le lien n’a pas pu être copié',
} as const

export const previewText = {
  design: 'Modèle de page',
  loading: 'La page se prépare.',
  missing: 'Ce modèle n’existe pas, ou n’est plus partagé.',
  failed: 'L’aperçu n’a pas pu être préparé.',
  locked: 'Ce modèle premium est réservé aux formules payantes. Les modèles gratuits restent ouverts à tous.',
  rate: 'Votre note',
  rateAs: (stars: number) => counted(stars, 'étoile', 'étoiles'),
  rated: 'Merci pour votre note\u202f!',
  rateFailed: 'Votre note n’a pas pu être enregistrée',
} as const

export const startText = {
  starting: 'Préparation de la lettre avec votre profil…',
  failed: 'Ce modèle ne peut pas être utilisé',
  retry: 'Réessayer',
  back: 'Retour aux modèles',
} as const
