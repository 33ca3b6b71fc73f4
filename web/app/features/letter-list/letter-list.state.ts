import type {
  LetterPage,
  LetterQuery,
  LetterSort,
  LetterSummary,
  SortOrder,
} from '@lettrine/contract/letters'
import { letterStatuses } from '@lettrine/contract/public-constants'

/** Filters by status; «all» includes archived letters, which also have their own filter. */
export const statusFilters = ['all', ...letterStatuses] as const

/** State of the list, kept in the address so that it survives reload, sharing and history. */
export type ListView = {
  search: string
  status: (typeof statusFilters)[number]
  sort: LetterSort
  order: SortOrder
}

export const defaultOrder = { date: 'desc', title: 'asc' } as const satisfies Record<LetterSort, SortOrder>

const pageSize = 20

/** The query of a view; blank values are left out. */
export function listQuery(view: ListView, cursor: string | undefined): Partial<LetterQuery> {
  const search = view.search.trim().slice(0, 200)
  return {
    limit: pageSize,
    status: view.status,
    sort: view.sort,
    order: view.order,
    ...(search ? { search } : {}),
    ...(cursor ? { cursor } : {}),
  }
}

export const isNarrowed = ({ search, status }: ListView): boolean => search.trim() !== '' || status !== 'all'

/** A click on a column: sorts by it in its default order, or reverses the order. */
export function sortedBy(view: ListView, sort: LetterSort): Pick<ListView, 'sort' | 'order'> {
  if (view.sort !== sort) return { sort, order: defaultOrder[sort] }
  return { sort, order: view.order === 'asc' ? 'desc' : 'asc' }
}

export const rowsOf = (pages: readonly LetterPage[]): LetterSummary[] => {
  const seen = new Set<string>()
  // A letter saved between two page requests can be on both pages.
  return pages.flatMap(({ letters }) => letters).filter(({ id }) => !seen.has(id) && seen.add(id))
}
