import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Has answers read anew. A first reading that is under way may be older than what asks for this, and
 * `invalidateQueries` alone would let it answer.
 */
export async function refetchQueries(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })))
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
