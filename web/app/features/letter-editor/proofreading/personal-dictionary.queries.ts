import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orpc } from '../../../lib/api/api.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { toast } from '../../../ui/toast.ts'
import { proofreadingText as texts } from './proofreading.fr.ts'

const options = orpc.proofreading.words.queryOptions()
const none: readonly string[] = []

/** The user’s accepted words, for every letter and device. */
export function usePersonalWords(): readonly string[] {
  const { data } = useQuery({ ...options, staleTime: 60_000 })
  return data?.data.words ?? none
}

/** Adds and removes words: optimistic, rolled back when the server refuses. */
export function usePersonalDictionary() {
  const client = useQueryClient()
  const wordsNow = () => client.getQueryData(options.queryKey)?.data.words ?? []
  const show = (words: string[]) => client.setQueryData(options.queryKey, { data: { words } })
  const change = {
    async onMutate(words: string[]) {
      await client.cancelQueries({ queryKey: options.queryKey })
      const before = wordsNow()
      show(words)
      return before
    },
    refused(fault: Error, before: string[] | undefined) {
      if (before) show(before)
      toast.error({ title: fault instanceof ApiError ? fault.message : texts.dictionary.failed })
    },
  }
  const adding = useMutation({
    mutationFn: (word: string) => api.proofreading.addWord({ word }),
    onMutate: (word) => change.onMutate([...new Set([...wordsNow(), word])]),
    onError: (fault, _word, before) => change.refused(fault, before),
    onSuccess: ({ data }) => show(data.words),
  })
  const removing = useMutation({
    mutationFn: (word: string) => api.proofreading.removeWord({ word }),
    onMutate: (word) => change.onMutate(wordsNow().filter((known) => known !== word)),
    onError: (fault, _word, before) => change.refused(fault, before),
    onSuccess: ({ data }) => show(data.words),
  })
  const forget = (word: string) => removing.mutate(word)
  return {
    forget,
    learn(word: string) {
      adding.mutate(word, {
        onSuccess: () =>
          toast.info({
            title: texts.dictionary.added(word),
            action: { label: texts.dictionary.undo, onClick: () => forget(word) },
          }),
      })
    },
  }
}
