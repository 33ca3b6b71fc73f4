import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

/** Long texts of the kind that pieces of a letter are looked for in. */
const duties = 'Vous conseillez les clients, tenez la caisse et préparez les commandes. '.repeat(600)
const notes = 'Vendeuse chez Etam de 2018 à 2020\n- conseiller les clientes et tenir la caisse\n'.repeat(60)
const letter = {
  jobTitle: 'Vendeuse',
  company: 'Les Pivoines',
  jobDescription: duties.slice(0, 20_000),
  userProfile: { experience: notes.slice(0, 4_900) },
}
const template = `{{appel}},\n\n${'Je connais {{entreprise}} et {sa|son} {{poste}}. '.repeat(150)}\n\n{{formule}}`

test('writing a letter makes no other request wait: neither the first one, nor a long one', async () => {
  const { token } = await server.signUpWithPlan()
  const asked = [
    ['/letters/plan', letter],
    ['/letters/generate', { ...letter, seed: 1 }],
    [
      '/letters/rewrite',
      { passage: 'Je tiens la caisse.', intent: 'concrete', userProfile: letter.userProfile },
    ],
    ['/templates/preview', { template }],
  ] as const
  const before = process.threadCpuUsage()
  const answers = await Promise.all(
    asked.map(([path, body]) => server.request('POST', path, { token, body })),
  )
  // Of the thread that serves requests, so that a busy machine changes nothing.
  const { user } = process.threadCpuUsage(before)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(user / 1_000).toBeLessThan(400)
})
