import type { AiUsageLimit } from '@lettrine/contract/subscriptions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { writerText as say } from './ai-usage.fr.ts'
import { orpc } from './api.ts'

const options = orpc.subscriptions.aiUsageLimit.queryOptions()
const staleMs = 300_000

/** What is left of the month’s uses of the model; asked only where one is configured. */
export function useAiUsage(isModelConfigured: boolean) {
  return useQuery({ ...options, staleTime: staleMs, enabled: isModelConfigured }).data?.data
}

/** Has what is left counted again, after a use. */
export function useForgetAiUsage(): () => void {
  const client = useQueryClient()
  return useCallback(() => void client.invalidateQueries({ queryKey: options.queryKey }), [client])
}

/** A million stands for no limit. */
const unlimited = 1_000_000

/** What is left of the model’s uses, as a sentence; undefined while it is not known. */
export function usageLine(usage: AiUsageLimit | undefined): string | undefined {
  if (!usage) return undefined
  if (usage.plan === 'free') return say.usage.none
  if (usage.limit >= unlimited) return say.usage.unlimited
  return say.usage.left(Math.max(0, usage.limit - usage.currentUsage), usage.limit)
}
