import type { AccountDeletion } from '@lettrine/contract/my-data-routes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orpc } from '../../lib/api/api.ts'
import { downloadFile } from '../../lib/api/file-download.ts'
import { endLocalSessionAfter } from '../../lib/session/session.ts'

const pollIntervalMs = 2_000

/** State of the data export; polled every two seconds while it is being prepared. */
export function useDataExport() {
  return useQuery({
    ...orpc.myData.exportState.queryOptions(),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.status === 'preparing' ? pollIntervalMs : false),
  })
}

export function useRequestExport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.myData.requestExport(),
    onSuccess: (answer) => client.setQueryData(orpc.myData.exportState.queryKey(), answer),
  })
}

/** An export that has expired meanwhile is displayed as such. */
export function useDownloadExport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => downloadFile('/v1/users/data-export/file'),
    onError: () => client.invalidateQueries({ queryKey: orpc.myData.exportState.key() }),
  })
}

export function useAccountContents(enabled: boolean) {
  return useQuery({ ...orpc.myData.accountContents.queryOptions(), staleTime: 0, enabled })
}

/** How long the confirmation is displayed before the home page opens. */
const goodbyeMs = 2_000

/** Deletes the account, then ends the session here, even if the page was left. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (input: AccountDeletion) => api.myData.deleteAccount(input),
    onSuccess: () => endLocalSessionAfter(goodbyeMs),
  })
}
