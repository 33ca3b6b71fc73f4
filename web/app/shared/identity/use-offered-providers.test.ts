import { expect, test } from 'vitest'
import { offeredBy } from './use-offered-providers.ts'

test('under another host name, the page knows the public origin', () => {
  const config = { publicUrl: 'http://localhost:3000', socialProviders: ['google' as const] }
  expect(offeredBy(config, 'http://localhost:3000')).toEqual({ providers: ['google'] })
  expect(offeredBy(config, 'http://127.0.0.1:3000')).toEqual({
    providers: ['google'],
    elsewhere: 'http://localhost:3000',
  })
})
