import { defaultSettings } from '@lettrine/contract/default-settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const settings = (token: string, body?: object) =>
  server.request(body ? 'PUT' : 'GET', '/users/settings', { token, ...(body && { body }) })

test('start with the defaults; a change keeps the others, and affects one user', async () => {
  const [alice, bob] = [await server.signUp(), await server.signUp()]
  expect((await settings(alice.token)).body.data).toEqual(defaultSettings)
  await settings(alice.token, { tone: 'formal', mailAbout: ['sharing', 'sharing'] })
  const { body } = await settings(alice.token, { allowsAnalytics: false })
  expect(body.data).toEqual({
    ...defaultSettings,
    tone: 'formal',
    mailAbout: ['sharing'],
    allowsAnalytics: false,
  })
  expect((await settings(alice.token)).body).toEqual(body)
  expect((await settings(bob.token)).body.data).toEqual(defaultSettings)
})

test.each([
  { tone: 'rude' },
  { wordTarget: 20 },
  { wordTarget: 300.5 },
  { design: 'baroque' },
  { theme: 'sepia' },
  { notifyAbout: ['all'] },
  { allowsModel: 'yes' },
])('%j is refused, and nothing is changed', async (wrong) => {
  const { token } = await server.signUp()
  expect((await settings(token, { language: 'en', ...wrong })).status).toBe(400)
  expect((await settings(token)).body.data).toEqual(defaultSettings)
})
