import type { AccountDeletion } from '@lettrine/contract/my-data-routes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orpc } from '../../lib/api/api.ts'
import { downloadFile } from '../../lib/api/file-download.ts'
import { endLocalSessionAfter } from '../../lib/session/session.ts'

const lookEveryMs = 2_000

/** Where the archive stands; asked again every two seconds while it is being made. */
export function useDataExport() {
  return useQuery({
    ...orpc.myData.exportState.queryOptions(),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.status === 'preparing' ? lookEveryMs : false),
  })
}

export function useRequestExport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.myData.askExport(),
    onSuccess: (answer) => client.setQueryData(orpc.myData.exportState.queryKey(), answer),
  })
}

/** An archive that is gone meanwhile is shown so. */
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

/** How long the page says that the account is gone, before it goes home. */
const goodbyeMs = 2_000

/** Deletes the account; the session then ends here, whether or not the page still shows what was asked. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (input: AccountDeletion) => api.myData.deleteAccount(input),
    onSuccess: () => endLocalSessionAfter(goodbyeMs),
  })
}
