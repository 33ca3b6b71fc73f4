import type { Letter } from '@lettrine/contract/letters'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, orpc } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'

const letterOptions = (id: string) => orpc.letters.read.queryOptions({ input: { id } })

export function useLetter(id: string) {
  return useQuery({
    ...letterOptions(id),
    // No retry for a letter that does not exist.
    retry: (count, fault) =>
      count < 2 && !(fault instanceof ApiError && fault.status >= 400 && fault.status < 500),
  })
}

export function useStats(id: string, days: number) {
  return useQuery({ ...orpc.activity.stats.queryOptions({ input: { id, days } }), staleTime: 0 })
}

/** The rendered pages of the saved letter. */
export const previewOptions = ({ id, version }: Pick<Letter, 'id' | 'version'>) => ({
  ...orpc.exports.preview.queryOptions({ input: { id } }),
  queryKey: ['letter-preview', id, version],
  staleTime: Number.POSITIVE_INFINITY,
})

/** Reports once to the server that the letter was opened. */
export function useReportLetterOpened(id: string): void {
  const client = useQueryClient()
  useEffect(() => {
    api.activity.incrementViews({ id }).then(
      () => client.invalidateQueries({ queryKey: orpc.activity.key() }),
      (fault: unknown) => {
        // A failed count is not displayed; anything but an answer of the server is a bug.
        if (!(fault instanceof ApiError)) throw fault
      },
    )
  }, [id, client])
}

function useLetterMutation<Answer>(mutationFn: (id: string) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: orpc.letters.key() }),
  })
}

export const useToggleBookmark = () => useLetterMutation((id) => api.letters.toggleBookmark({ id }))
export const useDuplicate = () => useLetterMutation((id) => api.letters.clone({ id }))
export const useRemove = () => useLetterMutation((id) => api.letters.remove({ id }))
export const useRestore = () => useLetterMutation((id) => api.letters.restoreMany({ ids: [id] }))
