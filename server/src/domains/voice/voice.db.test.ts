import { limits } from '@lettrine/contract/limits'
import { measuredVoice } from '@lettrine/contract/voice'
import { turns } from '@lettrine/letter-craft/voice/turns.fr'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const short =
  'Je range les rayons. Je tiens la caisse le samedi. Par ailleurs, je forme les nouveaux. Bonjour et merci.'
const long = `${short} Par ailleurs, je prépare les commandes du magasin avec deux collègues. `.repeat(30)

const read = async (token: string) => (await server.request('GET', '/voice', { token })).body.data
const add = (token: string, content: string) =>
  server.request('POST', '/voice/texts', { token, body: { content } })
const choose = (token: string, change: object) =>
  server.request('PUT', '/voice/choices', { token, body: { ...measuredVoice, ...change } })

it('is measured from two texts, steered, and erased', async () => {
  const { token } = await server.signUp()
  expect(await read(token)).toEqual({ texts: [], habits: null, choices: measuredVoice })

  expect((await add(token, short)).body.data.habits).toBeNull()
  const { texts, habits } = (await add(token, long)).body.data
  expect(texts.map(({ content }: { content: string }) => content)).toEqual([short, long])
  expect(habits.favourites).toContain('par-ailleurs')
  expect(habits.unused).toContain('en-outre')

  const choices = { sentences: 'short', turns: { 'de-plus': 'favourite' } }
  expect((await choose(token, choices)).body.data.choices).toEqual({ ...measuredVoice, ...choices })

  const left = (await server.request('DELETE', `/voice/texts/${texts[1].id}`, { token })).body.data
  expect([left.texts.length, left.habits]).toEqual([1, null])
  await server.request('DELETE', '/voice', { token })
  expect(await read(token)).toEqual({ texts: [], habits: null, choices: measuredVoice })
})

it('takes each text once, no more than it keeps, and none that tells nothing', async () => {
  const { token } = await server.signUp()
  expect((await add(token, 'Bonjour.')).status).toBe(400)
  const copies = await Promise.all(
    Array.from({ length: limits.voiceTexts + 3 }, (_, at) => add(token, `${short} Lettre ${at}.`)),
  )
  const statuses = copies.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(limits.voiceTexts).fill(201), 422, 422, 422])
  const [first] = (await read(token)).texts
  expect((await add(token, first.content)).body.data.texts).toHaveLength(limits.voiceTexts)
})

it('steers letters, unless the person does not want it', async () => {
  const { token } = await server.signUp()
  const write = async (seed: number) => {
    const { body } = await server.request('POST', '/letters/generate', {
      token,
      body: {
        ...{ jobTitle: 'Caissière', company: 'Les Halles', seed, saveAsLetter: false },
        userProfile: {
          experience:
            'Caissière chez Carrefour, 2019-2021 : tenir la caisse, ranger les rayons. Vendeuse chez Kiabi, 2022-2024 : conseiller les clientes, former deux apprenties',
          education: 'BTS MCO, 2019',
        },
      },
    })
    return body.data.content as string
  }
  // Questions to the person are no words of the letter.
  const turnsOf = (letter: string) => {
    const said = letter.replaceAll(/\[\[[^\]]*\]\]/gu, '')
    return turns.filter(({ pattern }) => pattern.test(said)).map(({ id }) => id)
  }
  let [seed, unsteered] = [1, await write(1)]
  while (turnsOf(unsteered).length === 0 && seed < 12) unsteered = await write(++seed)
  const said = turnsOf(unsteered)
  expect(said).not.toEqual([])
  await choose(token, { turns: Object.fromEntries(said.map((id) => [id, 'avoided'])) })
  const steered = turnsOf(await write(seed))
  expect(steered.filter((id) => said.includes(id))).toEqual([])
  await choose(token, { isUsed: false, turns: { aussi: 'avoided' } })
  expect(await write(seed)).toBe(unsteered)
})

it('belongs to its owner alone', async () => {
  const [alice, bob] = [await server.signUp(), await server.signUp()]
  const [text] = (await add(alice.token, short)).body.data.texts
  await server.request('DELETE', `/voice/texts/${text.id}`, { token: bob.token })
  expect((await read(bob.token)).texts).toEqual([])
  expect((await read(alice.token)).texts).toHaveLength(1)
})
