import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { orpc } from '../lib/api/api.ts'
import { letterQuotaKey } from '../shared/plans/quota-queries.ts'
import { storeEarlyAnswers } from './store-early-answers.ts'

afterEach(() => {
  globalThis.lettrineEarly = undefined
})

test('the overview finds in the cache what the page asked for early; a refusal is nothing', async () => {
  const letters = { data: { letters: [], nextCursor: null } }
  const quota = { data: { canCreate: true, currentCount: 0, limit: 3 } }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const none = Promise.resolve(undefined)
  globalThis.lettrineEarly = {
    token: none,
    profile: none,
    letter: none,
    answers: {
      '/v1/letters?limit=5': Promise.resolve(letters),
      '/v1/letters/stats?timeZone=x': none,
      '/v1/subscriptions/letter-limit': Promise.resolve(quota),
    },
  }
  const client = new QueryClient()
  await storeEarlyAnswers(client)
  expect(client.getQueryData(orpc.letters.list.queryKey({ input: { limit: 5 } }))).toEqual(letters)
  expect(client.getQueryData(letterQuotaKey)).toEqual(quota)
  expect(client.getQueryData(orpc.letters.stats.queryKey({ input: { timeZone } }))).toBeUndefined()
  // They stay to be taken as the answers of its requests.
  expect(Object.keys(globalThis.lettrineEarly.answers)).toHaveLength(3)
})

test('without early answers it does not wait', async () => {
  const client = new QueryClient()
  await storeEarlyAnswers(client)
  expect(client.getQueryCache().getAll()).toEqual([])
})
