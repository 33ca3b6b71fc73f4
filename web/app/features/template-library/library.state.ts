import {
  defaultTemplateSort,
  ratingRange,
  type TemplateDifficulty,
  type TemplateQuery,
  type TemplateSort,
  type TemplateType,
  templateTimeRange,
} from '@lettrine/contract/templates'

export const viewModes = ['grid', 'list', 'compact'] as const
export type ViewMode = (typeof viewModes)[number]

/** Filters and view mode, all in the address. */
export type LibraryView = {
  search: string
  type: 'all' | TemplateType
  sort: TemplateSort
  view: ViewMode
  premium: boolean
  mine: boolean
  ai: boolean
  featured: boolean
  bookmarked: boolean
  difficulty: 'all' | TemplateDifficulty
  rating: number
  time: number
  tags: string[]
  industries: string[]
}

export const defaultView: LibraryView = {
  search: '',
  type: 'all',
  sort: defaultTemplateSort,
  view: 'grid',
  premium: false,
  mine: false,
  ai: false,
  featured: false,
  bookmarked: false,
  difficulty: 'all',
  rating: ratingRange.min,
  time: templateTimeRange.max,
  tags: [],
  industries: [],
}

/** The filters, without order and view mode. */
export const noFilter: Partial<LibraryView> = (({ sort: _, view: __, ...filters }) => filters)(defaultView)

export const switches = ['premium', 'mine', 'ai', 'featured', 'bookmarked'] as const
export type Switch = (typeof switches)[number]

/** One active filter; `without` is the view after removing it. */
export type ActiveFilter =
  | { kind: 'search' | 'type' | 'difficulty'; value: string; without: Partial<LibraryView> }
  | { kind: 'rating' | 'time'; value: number; without: Partial<LibraryView> }
  | { kind: Switch; without: Partial<LibraryView> }
  | { kind: 'tag' | 'industry'; value: string; without: Partial<LibraryView> }

/** Filters that differ from their default, in display order. */
export function activeFilters(view: LibraryView): ActiveFilter[] {
  const { search, type, difficulty, rating, time, tags, industries } = view
  return [
    ...(search.trim() === ''
      ? []
      : [{ kind: 'search', value: search.trim(), without: { search: '' } } as const]),
    ...(type === 'all' ? [] : [{ kind: 'type', value: type, without: { type: 'all' } } as const]),
    ...switches.filter((name) => view[name]).map((kind) => ({ kind, without: { [kind]: false } }) as const),
    ...(difficulty === 'all'
      ? []
      : [{ kind: 'difficulty', value: difficulty, without: { difficulty: 'all' } } as const]),
    ...(rating === defaultView.rating
      ? []
      : [{ kind: 'rating', value: rating, without: { rating: defaultView.rating } } as const]),
    ...(time === defaultView.time
      ? []
      : [{ kind: 'time', value: time, without: { time: defaultView.time } } as const]),
    ...tags.map(
      (value) => ({ kind: 'tag', value, without: { tags: tags.filter((tag) => tag !== value) } }) as const,
    ),
    ...industries.map(
      (value) =>
        ({
          kind: 'industry',
          value,
          without: { industries: industries.filter((one) => one !== value) },
        }) as const,
    ),
  ]
}

export const isFiltered = (view: LibraryView): boolean => activeFilters(view).length > 0

/** The query for the server. */
export function libraryQuery(view: LibraryView): Partial<TemplateQuery> {
  return {
    ...(view.search.trim() !== '' && { search: view.search.trim() }),
    ...(view.type !== 'all' && { type: view.type }),
    sort: view.sort,
    // Fields that cards do not need.
    texts: false,
    ...(view.premium && { premiumOnly: true }),
    ...(view.mine && { mine: true }),
    ...(view.ai && { ai: true }),
    ...(view.featured && { featured: true }),
    ...(view.bookmarked && { bookmarked: true }),
    ...(view.difficulty !== 'all' && { difficulty: view.difficulty }),
    ...(view.rating !== defaultView.rating && { minRating: view.rating }),
    ...(view.time !== defaultView.time && { maxTime: view.time }),
    ...(view.tags.length > 0 && { tags: view.tags }),
    ...(view.industries.length > 0 && { industries: view.industries }),
  }
}

/** Adds the name, or removes it when present. */
export const toggled = (names: readonly string[], name: string): string[] =>
  names.includes(name) ? names.filter((one) => one !== name) : [...names, name]

/** Words that begin the names of many occupations, and say little of one. */
const generic =
  /^(?:agent|assistant|chargé|chef|conseiller|directeur|employé|ingénieur|opérateur|ouvrier|responsable|technicien|animateur)$/iu

/** The words of an occupation’s name that find its templates: «vendeur», «conducteur», «technicien maintenance». */
export function searchWordsOf(name: string): string {
  const words = (name.match(/[\p{L}-]+/gu) ?? []).filter((word) => word.length > 3)
  const [first = name, second = ''] = words
  return generic.test(first) ? `${first} ${second}`.trim() : first
}
