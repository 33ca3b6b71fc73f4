import type { AiQuota, LetterQuota } from '@lettrine/contract/subscriptions'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { orpc } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { deniedAiUsage, lacksModel, usageLine } from '../plans/ai-usage.ts'
import { invalidateQuotas, letterQuotaKey, quotaInvalidatingCache } from '../plans/quota-queries.ts'
import { isLimited, quotaFrom } from './letter-quota.ts'

const limit: LetterQuota = { canCreate: true, currentCount: 2, limit: 3, plan: 'free' }
const refused = new ApiError({ message: 'Erreur serveur.', code: 'INTERNAL_ERROR', status: 500 })
const silent = new ApiError({ message: 'Hors ligne.', code: 'NO_RESPONSE', status: 0 })

describe('the letter quota', () => {
  test.each([
    ['without a check, allows', { data: undefined, fault: null }, undefined],
    ['without a network, allows', { data: undefined, fault: silent }, undefined],
    [
      'after a failed check, denies',
      { data: undefined, fault: refused },
      { canCreate: false, currentCount: undefined, limit: 3 },
    ],
    ['returns the result of a check', { data: limit, fault: null }, limit],
    ['after a later failed check, returns the last result', { data: limit, fault: refused }, limit],
  ])('%s', (_why, check, expected) => expect(quotaFrom(check)).toEqual(expected))

  test('only exists on the free plan', () => {
    expect(isLimited(limit)).toBe(true)
    expect(isLimited({ limit: 1_000_000 })).toBe(false)
  })
})

describe('remaining uses of the model, as a sentence', () => {
  const usage: AiQuota = { canUse: true, currentUsage: 3, limit: 5, resetDate: null, plan: 'basic' }
  test.each([
    [undefined, undefined],
    [usage, '2 appels restants sur 5 ce mois-ci.'],
    [{ ...usage, currentUsage: 5, canUse: false }, 'Plus d’appel au modèle ce mois-ci'],
    [{ ...usage, limit: 1_000_000 }, 'Sans limite'],
    // Where billing is disabled, a free account has every feature.
    [{ ...usage, plan: 'free', limit: 1_000_000 } as const, 'Sans limite'],
    // A lock says so.
    [{ ...usage, plan: 'free', canUse: false, limit: 0 } as const, undefined],
    [deniedAiUsage, 'n’ont pas pu être vérifiés'],
  ])('%j: %s', (given, words) => {
    if (words === undefined) expect(usageLine(given)).toBeUndefined()
    else expect(usageLine(given)).toContain(words)
  })

  test('is the lock of a plan without the model, and of no failed check', () => {
    expect(lacksModel({ ...usage, plan: 'free', canUse: false, limit: 0 })).toBe(true)
    expect([usage, deniedAiUsage, undefined].map(lacksModel)).toEqual([false, false, false])
  })
})

describe('invalidation of quotas', () => {
  const usageKey = orpc.subscriptions.aiQuota.queryKey()
  const currentKey = orpc.subscriptions.current.queryKey()

  function aClient(): QueryClient {
    const client: QueryClient = new QueryClient({ queryCache: quotaInvalidatingCache(() => client) })
    client.setQueryData(usageKey, { data: deniedAiUsage })
    client.setQueryData(letterQuotaKey, { data: limit })
    return client
  }
  const forgotten = (client: QueryClient) =>
    [usageKey, letterQuotaKey].map((key) => client.getQueryState(key)?.isInvalidated)
  const read = (client: QueryClient, answer: () => Promise<unknown>) =>
    client.fetchQuery({ queryKey: currentKey, queryFn: answer, retry: false, staleTime: 0 }).catch(() => {})

  test('after a use', () => {
    const client = aClient()
    invalidateQuotas(client)
    expect(forgotten(client)).toEqual([true, true])
  })

  test('when the subscription is fetched again, and not the first time', async () => {
    const client = aClient()
    await read(client, async () => ({ data: {} }))
    expect(forgotten(client)).toEqual([false, false])
    await read(client, async () => ({ data: {} }))
    expect(forgotten(client)).toEqual([true, true])
  })

  test('also when the subscription has ended', async () => {
    const client = aClient()
    await read(client, async () => ({ data: {} }))
    await read(client, async () => {
      throw refused
    })
    expect(forgotten(client)).toEqual([true, true])
  })

  test('when all is refreshed', async () => {
    const client = aClient()
    await client.invalidateQueries()
    expect(forgotten(client)).toEqual([true, true])
  })

  test('when letters change, only their number', async () => {
    const client = aClient()
    await client.invalidateQueries({ queryKey: orpc.letters.key() })
    expect(forgotten(client)).toEqual([false, true])
  })

  test('fetching other queries invalidates nothing', async () => {
    const client = aClient()
    for (let turn = 0; turn < 2; turn++)
      await client.fetchQuery({ queryKey: orpc.subscriptions.plans.queryKey(), queryFn: async () => ({}) })
    expect(forgotten(client)).toEqual([false, false])
  })
})
