import { partialMatchKey, type Query, QueryCache, type QueryClient } from '@tanstack/react-query'
import { orpc } from '../../lib/api/api.ts'

/** Under the key of letters: invalidating letters invalidates their count too. */
export const letterQuotaKey = [['letters', 'limit'], { type: 'query' }] as const

/** Invalidates quotas: uses of the model and number of letters. */
export function invalidateQuotas(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: orpc.subscriptions.aiQuota.key() })
  void client.invalidateQueries({ queryKey: letterQuotaKey })
}

const timesRead = ({ state }: Query<unknown, unknown>) => state.dataUpdateCount + state.errorUpdateCount

/** A query cache that invalidates quotas when the subscription is fetched again. */
export function quotaInvalidatingCache(client: () => QueryClient): QueryCache {
  return new QueryCache({
    onSettled: (_data, _fault, query) => {
      const isSubscription = partialMatchKey(query.queryKey, orpc.subscriptions.current.key())
      if (isSubscription && timesRead(query) > 1) invalidateQuotas(client())
    },
  })
}
