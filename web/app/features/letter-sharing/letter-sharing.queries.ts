import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orpc } from '../../lib/api/api.ts'
import { storedLinks } from './stored-links.ts'

const listOptions = (id: string) => orpc.sharing.list.queryOptions({ input: { id } })

export function useShares(letterId: string, enabled: boolean) {
  return useQuery({ ...listOptions(letterId), enabled, staleTime: 0 })
}

/** A change of share links also changes lists and statistics. */
function useRefresh(letterId: string) {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: listOptions(letterId).queryKey }),
      client.invalidateQueries({ queryKey: orpc.letters.key() }),
      client.invalidateQueries({ queryKey: orpc.activity.key() }),
    ])
}

export type ShareOptions = { password: string | null; days: number | null; allowDownload: boolean }

export function useCreateShare(letterId: string) {
  const refresh = useRefresh(letterId)
  return useMutation({
    mutationFn: async ({ password, days, allowDownload }: ShareOptions) => {
      const expiresAt = days === null ? null : new Date(Date.now() + days * 86_400_000).toISOString()
      const { data } = await api.sharing.create({ id: letterId, password, expiresAt, allowDownload })
      storedLinks.keep(data.share.id, data.url)
      return data
    },
    onSuccess: refresh,
  })
}

export function useRevokeShare(letterId: string) {
  const refresh = useRefresh(letterId)
  return useMutation({
    mutationFn: async (shareId: string) => {
      await api.sharing.revoke({ id: letterId, shareId })
      storedLinks.forget(shareId)
    },
    onSuccess: refresh,
  })
}

export function useReportSent(letterId: string) {
  const refresh = useRefresh(letterId)
  return useMutation({ ...orpc.sharing.sent.mutationOptions(), onSuccess: refresh })
}
