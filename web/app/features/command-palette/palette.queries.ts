import { foundPerKind } from '@lettrine/contract/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { orpc } from '../../lib/api/api.ts'
import { useDebouncedValue } from '../../lib/react/use-debounced-value.ts'
import { useDelayedFlag } from '../../lib/react/use-delayed-flag.ts'
import { type Entry, stillMatches } from './command-palette.state.ts'
import { letterEntry, templateEntry } from './palette-entries.ts'

const typingPauseMs = 120
const recentCount = 5

/** What the server finds for a search that has come to rest; asked no more once another one takes its place. */
export function useServerSearch(query: string) {
  const settled = useDebouncedValue(query, typingPauseMs)
  const search = useQuery({
    ...orpc.search.everywhere.queryOptions({ input: { q: settled, limit: foundPerKind.default } }),
    enabled: settled !== '' && query !== '',
    placeholderData: keepPreviousData,
    // Typing goes on: a failure is said at once, and whoever wants it tries again.
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

/** The letters last touched, shared with the page that shows them. */
export function useRecentEntries(): Entry[] {
  const { data } = useQuery(orpc.letters.list.queryOptions({ input: { limit: recentCount } }))
  return data?.data.letters.map(letterEntry) ?? []
}
