import { type Entitlements, entitlementTable } from '@lettrine/contract/entitlements'
import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../lib/api/api.ts'
import { aiUsageOptions } from './ai-usage.ts'

/**
 * What the plan that runs gives, asked only where it decides; what the free one gives until it is known, or when it
 * could not be asked. The server judges by the same table.
 */
export function useEntitlements(isAsked: boolean): Entitlements {
  const plan = useQuery({ ...aiUsageOptions, enabled: isAsked }).data?.data.plan ?? 'free'
  const features = useQuery({
    ...orpc.config.read.queryOptions(),
    // It changes when the server starts again.
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isAsked,
  }).data?.data.features
  return entitlementTable(features?.premium ?? true)[plan]
}
