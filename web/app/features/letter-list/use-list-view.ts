import { debounce, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs'
import { defaultOrder, type ListView, statusFilters } from './letter-list.state.ts'

const parsers = {
  search: parseAsString.withDefault('').withOptions({ limitUrlUpdates: debounce(300) }),
  status: parseAsStringLiteral(statusFilters).withDefault('all'),
  sort: parseAsStringLiteral(['date', 'title'] as const).withDefault('date'),
  order: parseAsStringLiteral(['asc', 'desc'] as const),
}

/** The state of the list is in the address: it survives reload, sharing and history. */
export function useListView(): [ListView, (patch: Partial<ListView>) => void] {
  const [params, setParams] = useQueryStates(parsers, { clearOnDefault: true })
  const view: ListView = { ...params, order: params.order ?? defaultOrder[params.sort] }
  return [view, (patch) => void setParams(patch)]
}
