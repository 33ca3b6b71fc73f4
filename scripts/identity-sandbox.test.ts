import { expect, test, vi } from 'vitest'
import { readConfig } from '../server/src/config.ts'
import { isForThisMachine, missingProviders, openIdentitySandbox } from './identity-sandbox.ts'

const given = { GITHUB_CLIENT_ID: 'g', GITHUB_CLIENT_SECRET: 's' }

test('a provider with credentials gets no sandbox', () => {
  expect(missingProviders({})).toEqual(['GOOGLE', 'GITHUB'])
  expect(missingProviders(given)).toEqual(['GOOGLE'])
  // Incomplete credentials are an error that the server reports.
  expect(missingProviders({ ...given, GOOGLE_CLIENT_ID: 'g' })).toEqual([])
})

test.each([
  [{}, true],
  [{ PUBLIC_URL: 'http://localhost:8080' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ PUBLIC_URL: 'https://lettrine.example' }, false],
  [{ PUBLIC_URL: 'http://localhost.evil.example' }, false],
  [{ HOST: '0.0.0.0' }, false],
])('with %j the sandbox may start: %s', async (environment, may) => {
  expect(isForThisMachine(environment)).toBe(may)
  if (may) return
  const identity = await openIdentitySandbox(environment)
  expect(identity.environment).toEqual({})
})

test('both get a sandbox, with a printed line each', async () => {
  const said: string[] = []
  const spy = vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  const identity = await openIdentitySandbox({ PORT: '4321' })
  spy.mockRestore()
  try {
    const { social } = readConfig({ DATABASE_URL: 'postgresql://x', ROLE: 'web', ...identity.environment })
    expect(said).toEqual([
      expect.stringContaining(
        `Google sans identifiants\u00a0: un bac à sable répond à sa place sur ${social.google?.baseUrl}`,
      ),
      expect.stringContaining(
        `GitHub sans identifiants\u00a0: un bac à sable répond à sa place sur ${social.github?.baseUrl}`,
      ),
    ])
    const discovery = await fetch(`${social.google?.baseUrl}/.well-known/openid-configuration`)
    expect(await discovery.json()).toMatchObject({ issuer: social.google?.baseUrl })
  } finally {
    await identity.stop()
  }
})
