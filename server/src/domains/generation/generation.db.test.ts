import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyCareer } from '../../../testing/career/empty-career.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let server: TestApp
let token: string
beforeAll(async () => {
  server = await openTestApp()
  token = (await server.signUp()).token
  await server.app.listen({ port: 0 })
})
afterAll(() => server.close())

const request = { jobTitle: 'Fleuriste', company: 'Les Pivoines', recipientName: 'Mme Petit', seed: 7 }

const letterCount = async () =>
  (await server.request('GET', '/letters', { token })).body.data.letters.length as number

function openStream(body: object, signal?: AbortSignal) {
  const { port } = server.app.server.address() as { port: number }
  return fetch(`http://127.0.0.1:${port}/v1/letters/generate`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  })
}

test('a letter is generated and saved, and the same seed generates it again', async () => {
  const { body } = await server.request('POST', '/letters/generate', { token, body: request })
  expect(body.data.letter).toMatchObject({
    title: 'Fleuriste, Les Pivoines',
    company: 'Les Pivoines',
    recipient: { name: 'Mme Petit' },
    content: body.data.content,
    status: 'draft',
    version: 1,
  })
  const again = await server.request('POST', '/letters/generate', {
    token,
    body: { ...request, saveAsLetter: false },
  })
  expect(again.body.data.content).toBe(body.data.content)
  expect(again.body.data.letter).toBeUndefined()
})

test('without facts in the request, the confirmed cards of the career are used', async () => {
  const { token: own } = await server.signUp()
  const job = {
    title: 'Fleuriste',
    employer: 'Villaverde',
    from: '2019',
    to: '2022',
    tasks: ['composer les bouquets'],
  }
  const jobs = [job, { ...job, employer: 'Jardiland', confirmed: false }]
  await server.request('PUT', '/career', { token: own, body: { ...emptyCareer, jobs } })
  const write = async (more: object) =>
    (
      await server.request('POST', '/letters/generate', {
        token: own,
        body: { ...request, saveAsLetter: false, ...more },
      })
    ).body.data.content as string
  expect(await write({})).toContain('Villaverde')
  expect(await write({})).not.toContain('Jardiland')
  expect(await write({ userProfile: { experience: 'Serveuse chez Flunch, 2018' } })).not.toContain(
    'Villaverde',
  )
})

test('a letter in English argues from the same cards, and from notes in English', async () => {
  const { token: own } = await server.signUp()
  const job = {
    title: 'Fleuriste',
    employer: 'Villaverde',
    from: '2019',
    to: '2022',
    tasks: ['composer les bouquets', 'accueillir les clients'],
  }
  const { body: stored } = await server.request('PUT', '/career', {
    token: own,
    body: { ...emptyCareer, jobs: [job] },
  })
  const asked = { ...request, language: 'en', saveAsLetter: false }
  const { body } = await server.request('POST', '/letters/generate', { token: own, body: asked })
  const { content, facts, plan } = body.data
  expect(content).toMatch(/^Dear Ms Petit,/u)
  expect(content).toContain('florist')
  expect(content).toContain('Villaverde')
  expect(content).not.toMatch(/fleuriste|bouquets? de|clients/iu)
  expect(plan.argued).toEqual([stored.data.jobs[0].id])
  expect(facts.flatMap((sentence: { facts: string[] }) => sentence.facts)).toContain(stored.data.jobs[0].id)

  const told = await server.request('POST', '/letters/generate', {
    token: own,
    body: { ...asked, userProfile: { experience: 'I worked for three years in a flower shop in York.' } },
  })
  expect(told.body.data.content).toContain('I worked for three years in a flower shop in York.')

  const answered = await server.request('POST', '/letters/generate', {
    token: own,
    body: { ...asked, interview: { whyThem: 'J’aime vos bouquets.' } },
  })
  expect(answered.body.data.content).not.toContain('bouquets.')
  expect(answered.body.data.missing).toContainEqual({
    topic: 'whyThem',
    question: expect.stringContaining('en anglais'),
  })
})

test('a card of the career that the request excludes is left out', async () => {
  const { token: own } = await server.signUp()
  const jobs = ['Villaverde', 'Jardiland'].map((employer, at) => ({
    ...{ title: 'Fleuriste', employer, tasks: ['composer les bouquets'] },
    ...{ from: `${2_015 + 3 * at}`, to: `${2_017 + 3 * at}` },
  }))
  const saved = await server.request('PUT', '/career', { token: own, body: { ...emptyCareer, jobs } })
  const [first] = saved.body.data.jobs
  const write = (excludedFacts: unknown) =>
    server.request('POST', '/letters/generate', {
      token: own,
      body: { ...request, saveAsLetter: false, excludedFacts },
    })
  expect((await write([])).body.data.content).toContain('Villaverde')
  const { content } = (await write([first.id])).body.data
  expect(content).not.toContain('Villaverde')
  expect(content).toContain('Jardiland')
  expect((await write(['first'])).status).toBe(400)
})

test('the stream yields the same letter word by word, then the saved letter', async () => {
  const answer = await openStream(request)
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  const events = (await answer.text())
    .trim()
    .split('\n\n')
    .map((block) => {
      const [name, data] = block.split('\n')
      return { event: name!.slice('event: '.length), data: JSON.parse(data!.slice('data: '.length)) }
    })
  const deltas = events.filter(({ event }) => event === 'delta').map(({ data }) => data)
  const done = events.at(-1)!
  expect(done.event).toBe('done')
  expect(deltas.length).toBeGreaterThan(10)
  expect(deltas.map(({ text }) => text).join('')).toBe(done.data.content)
  expect(deltas.at(-1).progress).toBe(1)
  const saved = await server.request('GET', `/letters/${done.data.letter.id}`, { token })
  expect(saved.body.data.content).toBe(done.data.content)
})

test('a stream that is stopped saves nothing', async () => {
  const before = await letterCount()
  const stop = new AbortController()
  const answer = await openStream(request, stop.signal)
  const reader = answer.body!.getReader()
  await reader.read()
  stop.abort()
  await expect(reader.read()).rejects.toThrow()
  // The server is done when nothing is left to write.
  await new Promise<void>((resolve) => {
    const look = () =>
      server.app.server.getConnections((_fault, open) => (open === 0 ? resolve() : setImmediate(look)))
    look()
  })
  expect(await letterCount()).toBe(before)
})

test('an offer that names no employer is enough for a letter, of the type that is asked for', async () => {
  const offer = 'Cariste H/F\nNotre client recherche un cariste.'
  const fields = { jobTitle: 'Cariste', company: '', jobDescription: offer, type: 'apprenticeship', seed: 3 }
  const written = await server.request('POST', '/letters/generate', { token, body: fields })
  expect([written.status, written.body.data.letter.type]).toEqual([200, 'apprenticeship'])
  expect(written.body.data.content).toContain('alternance')
})

test('a wrong request is refused before the stream begins', async () => {
  const answer = await openStream({ ...request, company: '' })
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
    400,
    'VALIDATION_FAILED',
  ])
})

test('a plan asks how to say a line; the letter says it as the answer words it, or leaves it out', async () => {
  const { token: own } = await server.signUp()
  const job = {
    ...{ title: 'Préparateur de commandes', employer: 'Norlog', from: '2019-02', to: '2024-03' },
    tasks: ['préparer les commandes', 'Coulée plastrons'],
  }
  await server.request('PUT', '/career', { token: own, body: { ...emptyCareer, jobs: [job] } })
  const asked = {
    ...{ jobTitle: 'Préparateur de commandes', company: 'Dupont' },
    jobDescription: 'Vous préparez les commandes et coulez les plastrons.',
  }
  const planOf = async (more: object) =>
    (await server.request('POST', '/letters/plan', { token: own, body: { ...asked, ...more } })).body.data
      .wordings
  const write = async (wording?: string) => {
    const plan = wording === undefined ? {} : { plan: { wordings: { 'Coulée plastrons': wording } } }
    const body = { ...asked, ...plan, seed: 3, saveAsLetter: false }
    return server.request('POST', '/letters/generate', { token: own, body })
  }
  expect(await planOf({})).toMatchObject([
    { line: 'Coulée plastrons', said: expect.stringMatching(/^je m’occupais de la coulée/u), isSure: false },
  ])
  expect(await planOf({ language: 'en' })).toEqual([])
  const answers = { wordings: { 'Coulée plastrons': 'couler les plastrons' } }
  expect(await planOf({ answers })).toMatchObject([{ said: 'je coulais les plastrons', isSure: true }])
  // What the letter is unsure of waits for the answer.
  expect((await write()).body.data.content).not.toMatch(/coulée|coulais/u)
  expect((await write('démouler les plastrons')).body.data.content).toMatch(/démoul\p{L}+ les plastrons/u)
  expect((await write('')).body.data.content).not.toMatch(/coulée|démoul/u)
  const refused = await write('coulée des plastrons')
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain('Commencez par un verbe à l’infinitif')
})
