import { searchLimitRange } from '@lettrine/contract/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { orpc } from '../../lib/api/api.ts'
import { useDebouncedValue } from '../../lib/react/use-debounced-value.ts'
import { useDelayedFlag } from '../../lib/react/use-delayed-flag.ts'
import { type Entry, stillMatches } from './command-palette.state.ts'
import { letterEntry, templateEntry } from './palette-entries.ts'

const typingPauseMs = 120
const recentCount = 5

/** Results of the server for a debounced query; a newer query aborts the request. */
export function useServerSearch(query: string) {
  const settled = useDebouncedValue(query, typingPauseMs)
  const search = useQuery({
    ...orpc.search.everywhere.queryOptions({ input: { q: settled, limit: searchLimitRange.default } }),
    enabled: settled !== '' && query !== '',
    placeholderData: keepPreviousData,
    // No retry: a failure is displayed at once, with a button to try again.
    retry: false,
  })
  const isWaiting = query !== '' && (query !== settled || search.isFetching)
  const found = query === '' || search.isError ? undefined : search.data?.data
  const entries: Entry[] = found
    ? [...found.letters.map(letterEntry), ...found.templates.map(templateEntry)]
    : []
  const isOfBefore = search.isPlaceholderData || query !== settled
  return {
    entries: isOfBefore ? entries.filter((entry) => stillMatches(entry, query)) : entries,
    isWaiting,
    isSlow: useDelayedFlag(isWaiting),
    fault: query !== '' && !isWaiting ? search.error : null,
    retry: () => void search.refetch(),
  }
}

/** Recently changed letters, from the cache of the letter list. */
export function useRecentEntries(): Entry[] {
  const { data } = useQuery(orpc.letters.list.queryOptions({ input: { limit: recentCount } }))
  return data?.data.letters.map(letterEntry) ?? []
}
