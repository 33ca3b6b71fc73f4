import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orpc } from '../../lib/api/api.ts'

const refreshMs = 30_000

/** The state of the service, read again every half minute. */
export const useServiceHealth = () =>
  useQuery({ ...orpc.health.read.queryOptions(), refetchInterval: refreshMs })

/** Runs a failed job again, then reads the state. */
export function useJobRetry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.health.retryJob({ id }),
    onSettled: () => client.invalidateQueries({ queryKey: orpc.health.read.key() }),
  })
}
