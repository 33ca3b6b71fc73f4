import type { Template } from '@lettrine/contract/templates'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orpc } from '../../lib/api/api.ts'
import { type LibraryView, libraryQuery } from './library.state.ts'

export function useTemplates(view: LibraryView) {
  return useQuery({
    ...orpc.templates.list.queryOptions({ input: libraryQuery(view) }),
    placeholderData: keepPreviousData,
  })
}

export const useTemplateStats = () => useQuery(orpc.templates.stats.queryOptions())
export const useOverview = () => useQuery(orpc.templates.overview.queryOptions())

/** One template; fetched only while its preview is open. */
export function useTemplate(id: string | undefined) {
  return useQuery({
    ...orpc.templates.read.queryOptions({ input: { id: id ?? '' } }),
    enabled: id !== undefined,
    retry: false,
  })
}

/** Optimistic bookmark; `onError` is called when the server refuses. */
export function useBookmark(onError: (fault: unknown) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isBookmarked }: Pick<Template, 'id' | 'isBookmarked'>) =>
      isBookmarked ? api.templates.unbookmark({ id }) : api.templates.bookmark({ id }),
    onError,
    onSettled: () => client.invalidateQueries({ queryKey: orpc.templates.key() }),
  })
}

export function useRate() {
  const client = useQueryClient()
  return useMutation({
    ...orpc.templates.rate.mutationOptions(),
    onSettled: () => client.invalidateQueries({ queryKey: orpc.templates.key() }),
  })
}
