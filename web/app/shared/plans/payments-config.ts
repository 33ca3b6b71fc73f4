import type { PlanId } from '@lettrine/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../lib/api/api.ts'

/** Payment configuration: `undefined` while loading, null where billing is disabled. */
export function usePayments() {
  const config = useQuery({
    ...orpc.config.read.queryOptions(),
    // Constant until the server restarts.
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.data
  return config && (config.payments ?? null)
}

/** Whether to propose an upgrade: to users without a paid plan, where plans are sold. */
export function useMayUpgrade(plan: PlanId): boolean {
  const payments = usePayments()
  return plan === 'free' && payments !== null
}
