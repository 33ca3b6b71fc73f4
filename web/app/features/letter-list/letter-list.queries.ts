import type { LetterSummary } from '@lettrine/contract/letters'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, orpc } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { keepList } from './kept-list.ts'
import { isNarrowed, type ListView, listQuery, rowsOf } from './letter-list.state.ts'

// A refusal stays a refusal; silence and server faults are asked again, after 1 s, then 2 s.
const again = {
  retry: (count: number, fault: Error) =>
    count < 2 && !(fault instanceof ApiError && fault.status >= 400 && fault.status < 500),
  retryDelay: (count: number) => 1_000 * (count + 1),
}

const recentCount = 5

export function useRecentLetters(search: string, userId: string) {
  const input = { limit: recentCount, ...(search ? { search } : {}) }
  const query = useQuery({
    ...orpc.letters.list.queryOptions({ input }),
    ...again,
    placeholderData: keepPreviousData,
  })
  const letters = query.data?.data.letters
  useKeeping(userId, letters, search === '')
  return query
}

export function useLetters(view: ListView, userId: string) {
  const query = useInfiniteQuery({
    ...orpc.letters.list.infiniteOptions({
      input: (cursor: string | undefined) => listQuery(view, cursor),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ data }) => data.nextCursor ?? undefined,
    }),
    ...again,
    placeholderData: keepPreviousData,
  })
  const rows = query.data && rowsOf(query.data.pages.map(({ data }) => data))
  useKeeping(userId, rows, !isNarrowed(view))
  return { ...query, rows }
}

function useKeeping(userId: string, letters: readonly LetterSummary[] | undefined, whole: boolean): void {
  const print = letters?.map(({ id, version }) => `${id} ${version}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the print stands for the letters
  useEffect(() => {
    if (whole && letters) keepList(userId, letters, new Date())
  }, [print, whole, userId])
}

function useLetterMutation<Answer>(mutationFn: (id: string) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: orpc.letters.key() }),
  })
}

export const useDuplicate = () => useLetterMutation((id) => api.letters.clone({ id }))
/** A letter already deleted, by another tab or by a second click, is what was asked for. */
export const useRemove = () =>
  useLetterMutation((id) =>
    api.letters.remove({ id }).catch((fault: unknown) => {
      if (!(fault instanceof ApiError && fault.status === 404)) throw fault
    }),
  )
export const useDownload = () =>
  useMutation({ mutationFn: (id: string) => api.exporting.download({ id, format: 'pdf' }) })
