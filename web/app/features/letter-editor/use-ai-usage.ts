import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { orpc } from '../../lib/api.ts'

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
