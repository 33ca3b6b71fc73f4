import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, orpc } from '../../lib/api.ts'
import { useAutosaveState } from './letter-editing.tsx'

const pageSize = 20

/** The versions of the letter being edited, newest first; `rows` grows page by page. */
export function useVersions() {
  const letterId = useAutosaveState((state) => state.letterId)
  const exists = useAutosaveState((state) => state.exists)
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
    // What was saved a moment ago must be in the list.
    staleTime: 0,
    gcTime: 0,
  })
  return { ...query, exists, rows: query.data?.pages.flatMap((page) => page.data.versions) }
}
export type Versions = ReturnType<typeof useVersions>

/** Names a version of the letter being edited. */
export function useNameVersion(versionId: string) {
  const client = useQueryClient()
  const id = useAutosaveState((state) => state.letterId)
  return useMutation({
    mutationFn: (label: string) => api.letters.labelVersion({ id, versionId, label }),
    onSuccess: () => client.invalidateQueries({ queryKey: orpc.letters.versions.key() }),
  })
}
