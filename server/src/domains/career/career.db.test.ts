import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyCareer } from '../../../testing/career/empty-career.ts'
import { typesetCv } from '../../../testing/career/typeset-cv.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const job = { title: 'Caissière', employer: 'Carrefour', from: '2019-03', to: '2021' }

const get = async (token: string) => (await server.request('GET', '/career', { token })).body.data
const put = (token: string, body: object) =>
  server.request('PUT', '/career', { token, body: { ...emptyCareer, ...body } })

describe('the stored career', () => {
  it('is empty at version 0 before the first save', async () => {
    const { token } = await server.signUp()
    expect(await get(token)).toEqual({ ...emptyCareer, updatedAt: null })
  })

  it('keeps the ids of its cards, and gives new ones theirs', async () => {
    const { token } = await server.signUp()
    const first = (await put(token, { jobs: [job], unfiled: ['Permis B'], version: 0 })).body.data
    expect(first).toMatchObject({
      jobs: [{ ...job, kind: 'employment', tasks: [], confirmed: true }],
      unfiled: ['Permis B'],
      version: 1,
    })
    const [card] = first.jobs
    const second = (await put(token, { jobs: [{ ...card, title: 'Hôtesse de caisse' }, job], version: 1 }))
      .body.data
    expect(second.jobs[0]).toEqual({ ...card, title: 'Hôtesse de caisse' })
    expect(second.jobs[1].id).not.toBe(card.id)
    expect(await get(token)).toEqual(second)
  })

  it('refuses a stale save with the stored one, and accepts the same save twice', async () => {
    const { token } = await server.signUp()
    const saved = (await put(token, { jobs: [job], version: 0 })).body.data
    expect((await put(token, { jobs: [job], version: 0 })).body.data).toEqual(saved)
    const stale = await put(token, { jobs: [], version: 0 })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'CAREER_VERSION_CONFLICT', details: { career: saved } })
  })

  it('belongs to its owner alone', async () => {
    const [alice, bob] = [await server.signUp(), await server.signUp()]
    await put(alice.token, { jobs: [job], version: 0 })
    expect((await get(bob.token)).jobs).toEqual([])
    await put(bob.token, { tools: [{ name: 'Excel' }], version: 0 })
    expect((await get(alice.token)).tools).toEqual([])
  })

  it.each([
    { jobs: [{ ...job, from: 'mars 2019' }] },
    { jobs: [{ ...job, from: '2019-13' }] },
    { jobs: [{ ...job, kind: 'hobby' }] },
    { languages: [{ name: 'Anglais', cefr: 'D1' }] },
    { tools: Array.from({ length: 61 }, () => ({ name: 'Excel' })) },
    { unfiled: ['a'.repeat(2_001)] },
    { version: -1 },
  ])('refuses %j, and changes nothing', async (wrong) => {
    const { token } = await server.signUp()
    expect((await put(token, { version: 0, ...wrong })).status).toBe(400)
    expect((await get(token)).version).toBe(0)
  })
})

describe('what the profile said before', () => {
  it('becomes cards to confirm and lines to file, once, with nothing lost', async () => {
    const { token } = await server.signUp()
    const candidate = {
      experience: '2019-2021 : Caissière, Carrefour, Lille\nJ’ai aussi aidé mes voisins.',
      education: 'BTS MUC, 2018, lycée Baggio',
      skills: ['Excel', 'Sens du contact'],
      achievements: ['Vendeuse du mois en 2020'],
      languages: ['Anglais courant'],
    }
    await server.request('PUT', '/users/profile', { token, body: { candidate } })
    const career = await get(token)
    expect(career).toMatchObject({
      version: 1,
      jobs: [{ title: 'Caissière', employer: 'Carrefour', confirmed: false }],
      education: [{ diploma: 'BTS', field: 'MUC', to: '2018', confirmed: false }],
      languages: [{ name: 'Anglais', level: 'courant' }],
      tools: [{ name: 'Excel' }],
      unfiled: ['Sens du contact', 'Vendeuse du mois en 2020'],
    })
    const emptied = await put(token, { version: 1 })
    expect(emptied.body.data.jobs).toEqual([])
    expect((await get(token)).version).toBe(2)
  })

  const tell = (token: string, candidate: object) =>
    server.request('PUT', '/users/profile', { token, body: { candidate } })

  it('is added when it is said later, each line once, beside what is confirmed', async () => {
    const { token } = await server.signUp()
    await put(token, { jobs: [job], unfiled: ['Permis B'], version: 0 })
    await tell(token, { experience: '2022 : Vendeuse, Etam, Lille', skills: ['Sens du contact'] })
    const career = await get(token)
    expect(career.jobs).toMatchObject([
      { ...job, confirmed: true },
      { title: 'Vendeuse', employer: 'Etam', confirmed: false },
    ])
    expect(career).toMatchObject({ unfiled: ['Permis B', 'Sens du contact'], version: 2 })
    await put(token, { ...career, jobs: [career.jobs[0]], version: 2 })
    await tell(token, { experience: '2022 : Vendeuse, Etam, Lille\n2024 : Fleuriste, Jardiland, Lens' })
    expect((await get(token)).jobs.map(({ employer }: { employer: string }) => employer)).toEqual([
      'Carrefour',
      'Jardiland',
    ])
  })

  it('goes to the tray where a list is full, and is kept whole where it is long', async () => {
    const { token } = await server.signUp()
    const tools = Array.from({ length: 60 }, (_, at) => ({ name: `Outil ${at}` }))
    await put(token, { tools, version: 0 })
    const long = 'J’ai tenu la caisse et rangé les rayons du magasin. '.repeat(60).trim()
    await tell(token, { experience: `2019-2021 : Caissière, Carrefour\n${long}`, skills: ['Excel'] })
    const career = await get(token)
    expect(career.tools).toHaveLength(60)
    expect(career.unfiled).toContain('Excel')
    const { updatedAt: _, ...change } = career
    expect((await put(token, change)).status).toBe(200)
    expect(JSON.stringify(career).split('les rayons du magasin').length - 1).toBe(60)
  })
})

describe('a text read into cards', () => {
  const read = (token: string, text: string) =>
    server.request('POST', '/career/read', { token, body: { text } })

  it('answers cards with their places in the text, and stores nothing', async () => {
    const { token } = await server.signUp()
    const text =
      'Expériences\n2019-2021 : Caissière, Carrefour, Lille\n- Tenue de la caisse\nJ’aime le travail bien fait.'
    const { body } = await read(token, text)
    expect(body.data.jobs).toMatchObject([
      {
        title: 'Caissière',
        employer: 'Carrefour',
        place: 'Lille',
        from: '2019',
        to: '2021',
        tasks: ['tenir la caisse', 'J’aime le travail bien fait'],
      },
    ])
    expect(body.data.text).toBe(text)
    const [{ sources }] = body.data.jobs
    expect(text.slice(sources[0].start, sources[0].end)).toBe('2019-2021 : Caissière, Carrefour, Lille')
    expect((await get(token)).version).toBe(0)
  })

  it('takes notes without any heading for jobs', async () => {
    const { token } = await server.signUp()
    const { body } = await read(token, 'Vendeuse chez Kiabi à Lens, 2018-2020')
    expect(body.data.jobs).toMatchObject([{ title: 'Vendeuse', employer: 'Kiabi', place: 'Lens' }])
  })

  it('keeps a long paragraph whole', async () => {
    const { token } = await server.signUp()
    const long = 'J’ai tenu la caisse et rangé les rayons du magasin. '.repeat(60).trim()
    const { status, body } = await read(token, `2019-2021 : Caissière, Carrefour\n${long}`)
    expect([status, body.data.jobs.length]).toEqual([200, 1])
    expect(JSON.stringify(body.data.jobs).split('les rayons du magasin').length - 1).toBe(60)
  })

  it('refuses a text that is too long, in words', async () => {
    const { token } = await server.signUp()
    const { status, body } = await read(token, 'a'.repeat(60_001))
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
  })

  it('has a limit for each hour', async () => {
    const { token } = await server.signUp()
    await Promise.all(Array.from({ length: 120 }, () => read(token, 'a')))
    const { status, body } = await read(token, 'a')
    expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  })
})

describe('a file read into cards', () => {
  const upload = async (token: string, bytes: Uint8Array, field = 'file') => {
    const form = new FormData()
    form.append(field, new Blob([new Uint8Array(bytes)]), 'cv.pdf')
    const { headers, body } = await encoded(form)
    const answer = await server.app.inject({
      method: 'POST',
      url: '/v1/career/read',
      headers: { ...headers, authorization: `Bearer ${token}` },
      payload: body,
    })
    return { status: answer.statusCode, body: answer.json() }
  }

  it('answers the cards of a PDF, with their places in its text', async () => {
    const { token } = await server.signUp()
    const pdf = typesetCv('= Expériences\n2019 – 2021 : Caissière, Carrefour, Lille\\ Tenue de la caisse')
    const { body } = await upload(token, pdf)
    expect(body.data.jobs).toMatchObject([
      { title: 'Caissière', employer: 'Carrefour', tasks: ['tenir la caisse'] },
    ])
    const [{ sources }] = body.data.jobs
    expect(body.data.text.slice(sources[0].start, sources[0].end)).toContain('Caissière')
  })

  it('is refused in words when it cannot be read, is too large, or has another name', async () => {
    const { token } = await server.signUp()
    const broken = await upload(token, Buffer.from('%PDF-1.7 rien'))
    expect([broken.status, broken.body.code, broken.body.details]).toEqual([
      422,
      'CAREER_FILE_REFUSED',
      { reason: 'broken' },
    ])
    expect(broken.body.error).toContain('abîmé')
    expect((await upload(token, Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).status).toBe(413)
    expect((await upload(token, Buffer.from('Caissière'), 'photo')).status).toBe(422)
    expect((await upload('nobody', Buffer.from('Caissière'))).status).toBe(401)
  })
})

async function encoded(form: FormData): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return { headers: Object.fromEntries(request.headers), body: Buffer.from(await request.arrayBuffer()) }
}
