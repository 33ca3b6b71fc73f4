import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Refetches queries. A first fetch under way may be older than the change, and `invalidateQueries` alone would let
 * its answer through.
 */
export async function refetchQueries(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })))
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
