import type { Template } from '@lettrine/contract/templates'
import { keepPreviousData, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orpc } from '../../lib/api/api.ts'
import { type LibraryView, libraryQuery, searchWordsOf } from './library.state.ts'

export function useTemplates(view: LibraryView) {
  return useQuery({
    ...orpc.templates.list.queryOptions({ input: libraryQuery(view) }),
    placeholderData: keepPreviousData,
  })
}

const maxNear = 4

/** Templates of an occupation of the register and of those next to it, nearest first, one of each. */
export function useNearestTemplates(code: string | undefined): readonly Template[] {
  const { data } = useQuery({
    ...orpc.occupations.read.queryOptions({ input: { code: code ?? 'A0000' } }),
    enabled: code !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const occupation = code === undefined ? undefined : data?.data
  const names = occupation
    ? [occupation, ...occupation.near].map(({ name }) => searchWordsOf(name.masculine))
    : []
  const answers = useQueries({
    queries: [...new Set(names)].map((search) =>
      orpc.templates.list.queryOptions({ input: { search, texts: false } }),
    ),
  })
  const found = answers.flatMap((answer) => answer.data?.data.templates[0] ?? [])
  return [...new Map(found.map((template) => [template.id, template])).values()].slice(0, maxNear)
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
