import type { ReadCareer } from '@lettrine/contract/career'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../../lib/api/api.ts'
import { requestJson } from '../../../lib/api/http.ts'
import { useChangeCareer } from '../../../shared/career/change-career.ts'
import { type CareerDocument, documentOf, mergeRead } from '../career.state.ts'
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
  const changeCareer = useChangeCareer()
  return useMutation({
    mutationFn: async (read: CareerDocument): Promise<Added> => {
      const { before, after } = await changeCareer((stored) => mergeRead(documentOf(stored), read))
      const cards = cardCount(documentOf(after)) - cardCount(documentOf(before))
      return { cards, known: cardCount(read) - cards }
    },
  })
}
