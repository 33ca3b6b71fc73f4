import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, orpc } from '../../lib/api/api.ts'

const pageSize = 20

/** Versions of a letter, newest first; `rows` grows page by page. A letter not saved yet has none. */
export function useVersions(letterId: string, exists: boolean) {
  const query = useInfiniteQuery({
    ...orpc.letters.versions.infiniteOptions({
      input: (cursor: string | undefined) => ({
        id: letterId,
        limit: pageSize,
        ...(cursor ? { cursor } : {}),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.data.nextCursor ?? undefined,
    }),
    enabled: exists,
    // A version saved a moment ago must be in the list.
    staleTime: 0,
    gcTime: 0,
  })
  return { ...query, exists, rows: query.data?.pages.flatMap((page) => page.data.versions) }
}
export type Versions = ReturnType<typeof useVersions>

export function useNameVersion(id: string, versionId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (label: string) => api.letters.labelVersion({ id, versionId, label }),
    onSuccess: () => client.invalidateQueries({ queryKey: orpc.letters.versions.key() }),
  })
}
