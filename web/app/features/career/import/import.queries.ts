import type { Career, ReadCareer } from '@lettrine/contract/career'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, orpc } from '../../../lib/api/api.ts'
import { requestJson } from '../../../lib/api/http.ts'
import { type CareerDocument, documentOf, mergeRead } from '../career.state.ts'
import { conflictIn } from '../use-career.ts'
import { cardCount } from './import.state.ts'

/** A CV as given: a file, or a text. */
export type GivenCv = File | string

async function readCv(given: GivenCv, signal: AbortSignal): Promise<ReadCareer> {
  if (typeof given === 'string') return (await api.career.read({ text: given }, { signal })).data
  const body = new FormData()
  body.append('file', given)
  const { data } = await requestJson<{ data: ReadCareer }>('/v1/career/read', {
    method: 'POST',
    body,
    signal,
  })
  return data
}

/** Reads a CV into cards; nothing is stored. `cancel` gives up, without a fault. */
export function useReadCv(onRead: (read: ReadCareer) => void) {
  const request = useRef<AbortController>(undefined)
  const reading = useMutation({
    mutationFn: (given: GivenCv) => {
      request.current = new AbortController()
      return readCv(given, request.current.signal)
    },
    onSuccess: onRead,
  })
  return {
    ...reading,
    cancel: () => {
      request.current?.abort()
      reading.reset()
    },
  }
}

export type Added = { cards: number; known: number }

/** Adds a review to the stored career; a save in between from elsewhere is merged with, once. */
export function useAddToCareer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (read: CareerDocument): Promise<Added> => {
      async function saveOver(stored: Career): Promise<Added> {
        const merged = mergeRead(documentOf(stored), read)
        const answer = await api.career.put({ ...merged, version: stored.version })
        client.setQueryData(orpc.career.get.queryKey(), answer)
        const cards = cardCount(merged) - cardCount(documentOf(stored))
        return { cards, known: cardCount(read) - cards }
      }
      const { data } = await api.career.get()
      return saveOver(data).catch((fault) => {
        const current = conflictIn(fault)
        if (current) return saveOver(current)
        throw fault
      })
    },
  })
}
