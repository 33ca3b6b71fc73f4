import { unlimitedAiUses } from '@lettrine/contract/public-constants'
import type { AiQuota } from '@lettrine/contract/subscriptions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { orpc } from '../../lib/api/api.ts'
import { writerText as texts } from './ai-usage.fr.ts'
import { invalidateQuotas } from './quota-queries.ts'

/** Remaining uses of the model; valid for five minutes. */
export const aiUsageOptions = { ...orpc.subscriptions.aiQuota.queryOptions(), staleTime: 300_000 }

/** A failed check allows nothing. */
export const deniedAiUsage: AiQuota = {
  canUse: false,
  currentUsage: 0,
  limit: 0,
  resetDate: null,
  plan: 'free',
}

/** Remaining uses of the model this month, requested only where one is configured; undefined while loading. */
export function useAiUsage(isModelConfigured: boolean): AiQuota | undefined {
  const { data, isError } = useQuery({ ...aiUsageOptions, enabled: isModelConfigured })
  return data?.data ?? (isError ? deniedAiUsage : undefined)
}

/** Invalidates the count, after a use. */
export function useInvalidateAiUsage(): () => void {
  const client = useQueryClient()
  return useCallback(() => invalidateQuotas(client), [client])
}

/** Whether the plan does not include the model at all. */
export const lacksModel = (usage: AiQuota | undefined): boolean =>
  usage !== undefined && usage !== deniedAiUsage && usage.limit === 0

/** Remaining uses as a sentence; undefined while loading, and where the plan has none: a lock says that. */
export function usageLine(usage: AiQuota | undefined): string | undefined {
  if (!usage) return undefined
  if (usage === deniedAiUsage) return texts.usage.unchecked
  if (usage.limit === 0) return undefined
  if (usage.limit >= unlimitedAiUses) return texts.usage.unlimited
  return texts.usage.left(Math.max(0, usage.limit - usage.currentUsage), usage.limit)
}
