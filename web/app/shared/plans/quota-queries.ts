import { partialMatchKey, type Query, QueryCache, type QueryClient } from '@tanstack/react-query'
import { orpc } from '../../lib/api/api.ts'

/** Under the key of the letters: whatever makes them be read again has their number counted again. */
export const letterQuotaKey = [['letters', 'limit'], { type: 'query' }] as const

/** Has what the plan still gives counted again: uses of the model, room for letters. */
export function invalidateQuotas(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: orpc.subscriptions.aiUsageLimit.key() })
  void client.invalidateQueries({ queryKey: letterQuotaKey })
}

const timesRead = ({ state }: Query<unknown, unknown>) => state.dataUpdateCount + state.errorUpdateCount

/** A cache in which a subscription that is read again has forgotten what the last one gave. */
export function quotaInvalidatingCache(client: () => QueryClient): QueryCache {
  return new QueryCache({
    onSettled: (_data, _fault, query) => {
      const isSubscription = partialMatchKey(query.queryKey, orpc.subscriptions.current.key())
      if (isSubscription && timesRead(query) > 1) invalidateQuotas(client())
    },
  })
}
