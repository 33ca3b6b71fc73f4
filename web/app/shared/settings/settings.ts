import { defaultSettings } from '@lettrine/contract/default-settings'
import type { Settings } from '@lettrine/contract/settings'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'
import { readAnswer, writeAnswer } from '../../lib/device/answer-cache.ts'

const kept = 'settings'
const keyOf = (userId: string) => ['settings', userId] as const

/** Settings cached on this device, without waiting for the server. */
export const settingsOnDevice = (userId: string): Settings =>
  readAnswer<Settings>(userId, kept)?.value ?? defaultSettings

/** Settings of the user: displayed from the cache, then from the server. */
export function useSettings(userId: string | undefined, { enabled = true } = {}) {
  return useQuery({
    queryKey: keyOf(userId ?? ''),
    queryFn: async () => {
      const { data } = await api.settings.read()
      if (userId) writeAnswer(userId, kept, data, new Date())
      return data
    },
    enabled: enabled && userId !== undefined,
    placeholderData: () => (userId ? settingsOnDevice(userId) : undefined),
  })
}

/** Optimistic change of settings, rolled back when the server refuses. */
export function useChangeSettings(userId: string, onRefused: (fault: unknown) => void) {
  const client = useQueryClient()
  const queryKey = keyOf(userId)
  const show = (settings: Settings) => {
    client.setQueryData(queryKey, settings)
    writeAnswer(userId, kept, settings, new Date())
  }
  return useMutation({
    mutationFn: (change: Partial<Settings>) => api.settings.change(change),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Settings>(queryKey) ?? settingsOnDevice(userId)
      show({ ...before, ...change })
      return { before }
    },
    onError: (fault, _change, context) => {
      if (context) show(context.before)
      onRefused(fault)
    },
    // Of two concurrent changes, only the last answer is current.
    onSettled: () => {
      if (client.isMutating() === 1) void client.invalidateQueries({ queryKey })
    },
  })
}
