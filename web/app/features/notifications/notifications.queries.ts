import type { NotificationList } from '@lettrine/contract/notifications'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orpc } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { refetchQueries } from '../../lib/api/refetch-queries.ts'
import { toast } from '../../ui/toast.ts'
import { notificationTexts as texts } from './notifications.fr.ts'
import { without, withRead } from './notifications.state.ts'

const listOptions = orpc.notifications.list.queryOptions({ input: {} })

export const useNotifications = () => useQuery(listOptions)

/** The cached list; undefined before the first fetch. */
export const cachedNotifications = (client: QueryClient): NotificationList | undefined =>
  client.getQueryData(listOptions.queryKey)?.data

/** Updates the cached list, where there is one. */
export function updateCachedNotifications(
  client: QueryClient,
  change: (list: NotificationList) => NotificationList,
): void {
  client.setQueryData(listOptions.queryKey, (held) => held && { data: change(held.data) })
}

export const refetchNotifications = (client: QueryClient) => refetchQueries(client, [listOptions.queryKey])

/** Deleting one that is already deleted succeeds. */
const isNotFound = (fault: unknown) => fault instanceof ApiError && fault.status === 404

/** Optimistic update; on a refusal the list is fetched again and the error displayed. Without id: all of them. */
function useChange(
  ask: (id: string | undefined) => Promise<unknown>,
  change: (list: NotificationList, id?: string) => NotificationList,
  failed: string,
) {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ask,
    onMutate: (id: string | undefined) => updateCachedNotifications(client, (list) => change(list, id)),
    onError: (fault) => {
      void refetchNotifications(client)
      if (!isNotFound(fault))
        toast.error({ title: failed, message: fault instanceof ApiError ? fault.message : '' })
    },
  })
  return mutate
}

export const useMarkRead = () =>
  useChange(
    (id) => (id ? api.notifications.read({ id }) : api.notifications.readAll()),
    withRead,
    texts.updateFailed,
  )

export const useRemove = () =>
  useChange(
    (id) => (id ? api.notifications.remove({ id }) : api.notifications.removeAll()),
    without,
    texts.removeFailed,
  )
