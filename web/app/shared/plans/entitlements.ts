import { type Entitlements, entitlementTable } from '@lettrine/contract/entitlements'
import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../lib/api/api.ts'
import { aiUsageOptions } from './ai-usage.ts'

/** Whether the current plan lacks this; false until it is known, so that no lock flashes. */
export function useLacks(name: 'analysis' | 'premiumTemplates'): boolean {
  const isKnown = useQuery(aiUsageOptions).isSuccess
  const entitlements = useEntitlements(true)
  return isKnown && !entitlements[name]
}

/**
 * Entitlements of the current plan, requested only where they matter; those of the free plan while loading or after
 * a failure. The server checks with the same table.
 */
export function useEntitlements(isAsked: boolean): Entitlements {
  const plan = useQuery({ ...aiUsageOptions, enabled: isAsked }).data?.data.plan ?? 'free'
  const features = useQuery({
    ...orpc.config.read.queryOptions(),
    // Constant until the server restarts.
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isAsked,
  }).data?.data.features
  return entitlementTable(features?.premium ?? true)[plan]
}
