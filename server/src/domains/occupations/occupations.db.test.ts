import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let server: TestApp
let token: string
beforeAll(async () => {
  server = await openTestApp()
  token = (await server.signUp()).token
})
afterAll(() => server.close())

const get = (path: string) => server.request('GET', `/occupations${path}`, { token })
const found = async (words: string) =>
  (await get(`?search=${encodeURIComponent(words)}&limit=3`)).body.data.items as {
    feminine: string
    code: string
  }[]

it.each([
  ['caissiere', 'Caissière'],
  ['developeur web', 'Développeuse web'],
  ['vendeuse pret a porter', 'Vendeuse en prêt-à-porter'],
  ['préparateur de commandes', 'Préparatrice de commandes'],
  ['téléconseiler', 'Téléconseillère'],
])('«%s» finds «%s» first', async (words, title) => {
  expect((await found(words))[0]?.feminine).toBe(title)
})

it('finds nothing for words that no title holds', async () => {
  expect(await found('zzzzzz')).toEqual([])
})

it('tells the tasks, diplomas and near occupations of an occupation', async () => {
  const { body } = await get('/N1103')
  expect(body.data).toMatchObject({ code: 'N1103', name: { feminine: 'Préparatrice de commandes' } })
  expect(body.data.tasks).toContain('préparer les commandes des clients')
  expect(body.data.titles).toContainEqual({
    masculine: 'Préparateur de commandes',
    feminine: 'Préparatrice de commandes',
  })
  expect(body.data.near).toHaveLength(6)
})

it('refuses a code that is none, and does not find one that nobody has', async () => {
  expect((await get('/caissiere')).status).toBe(400)
  expect((await get('/A9999')).status).toBe(404)
  expect((await get('?search=')).status).toBe(400)
})
