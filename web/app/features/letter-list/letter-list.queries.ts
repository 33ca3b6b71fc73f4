import type { LetterSummary } from '@lettrine/contract/letters'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, orpc } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { downloadFile } from '../../lib/api/file-download.ts'
import { readAnswer, readFreshAnswer, writeAnswer } from '../../lib/device/answer-cache.ts'
import { isNarrowed, type ListView, listQuery, rowsOf } from './letter-list.state.ts'

// A refusal is final; no answer and server errors are retried after 1 s, then 2 s.
const again = {
  retry: (count: number, fault: Error) =>
    count < 2 && !(fault instanceof ApiError && fault.status >= 400 && fault.status < 500),
  retryDelay: (count: number) => 1_000 * (count + 1),
}

const recentCount = 5

/** Recently changed letters. A cached list younger than five minutes is displayed while the server is asked. */
export function useRecentLetters(search: string, userId: string) {
  const input = { limit: recentCount, ...(search ? { search } : {}) }
  const [cached] = useState(() =>
    search ? undefined : readFreshAnswer<LetterSummary[]>(userId, 'recent', new Date()),
  )
  const query = useQuery({
    ...orpc.letters.list.queryOptions({ input }),
    ...again,
    ...(cached && {
      initialData: { data: { letters: cached.value, nextCursor: null } },
      initialDataUpdatedAt: cached.at.getTime(),
    }),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
  const letters = query.data?.data.letters
  useKeeping(userId, 'recent', query.isFetchedAfterMount ? letters : undefined, search === '')
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
  useKeeping(userId, 'list', rows, !isNarrowed(view))
  return { ...query, rows }
}

function useKeeping(
  userId: string,
  name: 'list' | 'recent',
  letters: readonly LetterSummary[] | undefined,
  whole: boolean,
): void {
  const print = letters?.map(({ id, version }) => `${id} ${version}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fingerprint identifies the letters
  useEffect(() => {
    if (whole && letters) writeAnswer(userId, name, letters, new Date())
  }, [print, whole, userId, name])
}

/** The last list cached on this device, for when the server does not answer. */
export const cachedLetters = (userId: string) =>
  readAnswer<LetterSummary[]>(userId, 'list') ?? readAnswer<LetterSummary[]>(userId, 'recent')

function useLetterMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: orpc.letters.key() }),
  })
}

type Ids = { ids: string[] }

export const useDuplicate = () => useLetterMutation((id: string) => api.letters.clone({ id }))
/** A letter already deleted, by another tab or a second click, counts as success. */
export const useRemove = () =>
  useLetterMutation(({ ids }: Ids) =>
    api.letters.removeMany({ ids }).catch((fault: unknown) => {
      if (ids.length > 1 || !(fault instanceof ApiError && fault.status === 404)) throw fault
    }),
  )
export const useRestore = () => useLetterMutation(({ ids }: Ids) => api.letters.restoreMany({ ids }))
export const useErase = () => useLetterMutation(({ ids }: Ids) => api.letters.eraseMany({ ids }))
export const useArchive = () =>
  useLetterMutation((input: Ids & { archived: boolean }) => api.letters.archiveMany(input))

const binPageSize = 20

export function useBin() {
  const query = useInfiniteQuery({
    ...orpc.letters.bin.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: binPageSize, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ data }) => data.nextCursor ?? undefined,
    }),
    ...again,
  })
  return { ...query, rows: query.data?.pages.flatMap(({ data }) => data.letters) }
}

// An archive may hold two hundred letters.
const readTogether = 8

/** Titles of the letters that have open places or no text. */
export const useFindUnready = () =>
  useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const { findUnfilled } = await import('@lettrine/letter-craft/templates/unfilled')
      const unready: string[] = []
      for (let from = 0; from < ids.length; from += readTogether) {
        const batch = ids.slice(from, from + readTogether)
        const letters = await Promise.all(batch.map((id) => api.letters.read({ id })))
        for (const { data } of letters)
          if (data.content.trim() === '' || findUnfilled(data.content).length > 0) unready.push(data.title)
      }
      return unready
    },
  })

/** One ZIP with the PDF of each letter. */
export const useExportZip = () =>
  useMutation({
    mutationFn: (ids: string[]) => downloadFile('/v1/letters/export-zip', { ids, format: 'pdf' }),
  })
