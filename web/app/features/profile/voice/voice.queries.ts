import { limits } from '@lettrine/contract/limits'
import type { Voice, VoiceChoices } from '@lettrine/contract/voice'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orpc } from '../../../lib/api/api.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { voiceQuery } from '../../../shared/voice/stored-voice.ts'
import { toast } from '../../../ui/toast.ts'
import { voiceText as texts } from './voice.fr.ts'

type Answer = { data: Voice }

/** Each change answers the whole voice, which takes the place of the one on screen. */
function useVoiceChange<Input>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => client.setQueryData(voiceQuery.queryKey, answer),
    onError: (fault) =>
      toast.error({
        title: texts.saveFailed,
        ...(fault instanceof ApiError && { message: fault.message }),
      }),
  })
}

export const useAddText = () => useVoiceChange((content: string) => api.voice.addText({ content }))

/** The text of a letter of the user’s. */
export const useAddLetter = () =>
  useVoiceChange(async (id: string) => {
    const { data } = await api.letters.read({ id })
    return api.voice.addText({ content: data.content.slice(0, limits.voiceText) })
  })

export const useEraseVoice = () => useVoiceChange(() => api.voice.erase())

/** A text that was removed can be put back at once. */
export function useRemoveText() {
  const add = useAddText()
  return useVoiceChange(async ({ id, content }: { id: string; content: string }) => {
    const answer = await api.voice.removeText({ id })
    toast.success({ title: texts.removed, action: { label: texts.undo, onClick: () => add.mutate(content) } })
    return answer
  })
}

/** A choice shows at once, and goes back when it cannot be saved. */
export function useChooseVoice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (choices: VoiceChoices) => api.voice.choose(choices),
    async onMutate(choices) {
      await client.cancelQueries({ queryKey: voiceQuery.queryKey })
      const before = client.getQueryData(voiceQuery.queryKey)
      if (before) client.setQueryData(voiceQuery.queryKey, { data: { ...before.data, choices } })
      return before
    },
    onError(_fault, _choices, before) {
      if (before) client.setQueryData(voiceQuery.queryKey, before)
      toast.error({ title: texts.saveFailed })
    },
  })
}

/** Letters that may be given as texts, latest first. */
export const useOwnLetters = () =>
  useQuery(orpc.letters.list.queryOptions({ input: { limit: 30 } })).data?.data.letters ?? []
