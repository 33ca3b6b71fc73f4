import type { QueryClient } from '@tanstack/react-query'
import { orpc } from '../lib/api/api.ts'
import { earlyAnswers } from '../lib/api/early-session.ts'
import { letterQuotaKey } from '../shared/plans/quota-queries.ts'

/** Longer than the other answers take once one has come. */
const longestMs = 2_000

/**
 * Waits for the lists of the overview that the page asked for early and puts them into the cache, so that the overview
 * is shown whole at once. They stay to be taken as the answers of its requests.
 */
export async function storeEarlyAnswers(client: QueryClient): Promise<void> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, longestMs, undefined))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const keys = {
    '/v1/letters': orpc.letters.list.queryKey({ input: { limit: 5 } }),
    '/v1/letters/stats': orpc.letters.stats.queryKey({ input: { timeZone } }),
    '/v1/subscriptions/letter-limit': letterQuotaKey,
  }
  await Promise.all(
    Object.entries(earlyAnswers()).map(async ([address, answer]) => {
      const key = keys[address.replace(/\?.*/, '') as keyof typeof keys]
      const data = await Promise.race([answer, late])
      if (key && data) client.setQueryData(key, data as never)
    }),
  )
}
