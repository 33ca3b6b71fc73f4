import { createHash } from 'node:crypto'
import { entitlementsByPlan } from '@lettrine/contract/entitlements'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rich } from '../../../testing/exports/formats.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newId } from '../../platform/new-id.ts'
import { buildTypesetting } from '../../platform/typesetting/typesetter.ts'
import { grantPlan } from '../subscriptions/index.ts'
import { openZip } from './zip-letters.ts'

let server: TestApp
let now = new Date('2026-03-01T10:00:00Z')
type Person = { token: string; id: string }
let ines: Person
let stranger: Person
beforeAll(async () => {
  server = await openTestApp({ clock: () => now })
  ines = await server.signUpWithPlan('premium', { name: 'Inès Carpentier', email: 'ines@example.org' })
  stranger = await server.signUp()
})
afterAll(() => server.close())

const fileName = 'CARPENTIER_Ines_Lettre-de-motivation_Ateliers-Morvan-fils'
const formats = ['pdf', 'docx', 'odt', 'html', 'txt'] as const

async function aLetter(fields: object = {}, owner = ines): Promise<string> {
  const { body } = await server.request('POST', '/letters', {
    token: owner.token,
    body: { ...rich, ...fields },
  })
  return body.data.id
}

async function fetchFile(path: string, { token } = ines, payload?: object) {
  const answer = await server.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/v1${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  })
  return {
    status: answer.statusCode,
    headers: answer.headers,
    bytes: answer.rawPayload,
    json: () => answer.json(),
  }
}

const as = (body: object) => ({ token: ines.token, body })
const copiesOf = async (id: string, query = '', { token } = ines) =>
  (await server.request('GET', `/letters/${id}/copies${query}`, { token })).body.data

describe('an exported file', () => {
  const types = {
    pdf: ['application/pdf', '%PDF-'],
    docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
    odt: ['application/vnd.oasis.opendocument.text', 'PK'],
    html: ['text/html; charset=utf-8', '<!DOCTYPE html>'],
    txt: ['text/plain; charset=utf-8', 'Inès Carpentier'],
  }
  test.each(formats)('%s is the same in base64, by both calls, and as a download', async (format) => {
    const id = await aLetter()
    const posted = await server.request('POST', `/letters/${id}/export`, as({ options: { format } }))
    const got = await server.request('GET', `/letters/${id}/export?format=${format}`, { token: ines.token })
    const file = await fetchFile(`/letters/${id}/file?format=${format}`)
    expect([posted.status, got.status, file.status]).toEqual([200, 200, 200])
    expect(posted.body.data).toEqual(got.body.data)
    expect(posted.body.data.letter).toEqual({ id, title: rich.title })
    expect(Buffer.from(posted.body.data.blob, 'base64')).toEqual(file.bytes)
    const [mediaType, opening] = types[format]
    expect(posted.body.data.mediaType).toBe(mediaType)
    expect(file.headers['content-type']).toBe(mediaType)
    expect(file.bytes.toString().startsWith(opening!)).toBe(true)
    expect(file.headers['cache-control']).toBe('private, no-store')
    expect(file.headers['content-length']).toBe(String(file.bytes.length))
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="${fileName}.${format}"; filename*=UTF-8''${fileName}.${format}`,
    )
    expect(posted.body.data.pageCount).toBe(format === 'pdf' ? 1 : null)
  })

  test('options are read from the query string', async () => {
    const id = await aLetter()
    const options = { format: 'pdf', fontSize: 10, fontFamily: 'Arial', margins: { top: 1, left: 3.5 } }
    const posted = await server.request('POST', `/letters/${id}/export`, as({ options }))
    const file = await fetchFile(
      `/letters/${id}/file?format=pdf&fontSize=10&fontFamily=Arial&marginTop=1&marginLeft=3.5`,
    )
    expect(file.bytes).toEqual(Buffer.from(posted.body.data.blob, 'base64'))
    expect(file.bytes).not.toEqual((await fetchFile(`/letters/${id}/file`)).bytes)
  })

  test('an option out of bounds answers 422 in French, and nothing is kept', async () => {
    const id = await aLetter()
    const said = {
      status: 422,
      code: 'EXPORT_OPTION_OUT_OF_BOUNDS',
      error: 'La taille de police va de 8 à 24 points.',
    }
    const posted = await server.request('POST', `/letters/${id}/export`, as({ options: { fontSize: 7 } }))
    expect({ status: posted.status, ...posted.body }).toMatchObject(said)
    const file = await fetchFile(`/letters/${id}/file?fontSize=25`)
    expect({ status: file.status, ...file.json() }).toMatchObject(said)
    expect((await copiesOf(id)).copies).toEqual([])
  })

  test('a token is required', async () => {
    const id = await aLetter()
    for (const path of [
      `/letters/${id}/file`,
      `/letters/${id}/sending-kit.pdf`,
      `/letters/${id}/sending-kit.eml`,
    ])
      expect((await server.app.inject({ url: `/v1${path}` })).statusCode).toBe(401)
    expect(
      (await server.app.inject({ method: 'POST', url: '/v1/letters/export-zip', payload: {} })).statusCode,
    ).toBe(401)
  })
})

describe('formats by plan', () => {
  const words = (count: number) => ({ content: 'mot '.repeat(count).trim() })

  test('without a plan: PDF always, the rest under a thousand words', async () => {
    const free = await server.signUp()
    const [short, long] = [await aLetter(words(999), free), await aLetter(words(1_000), free)]
    for (const format of formats) {
      expect((await fetchFile(`/letters/${short}/file?format=${format}`, free)).status).toBe(200)
      const refused = await fetchFile(`/letters/${long}/file?format=${format}`, free)
      expect(refused.status).toBe(format === 'pdf' ? 200 : 403)
      if (format === 'pdf') continue
      expect(refused.json()).toMatchObject({ code: 'PLAN_REQUIRED' })
      expect(refused.json().error).toContain('choisissez une formule')
    }
    const { copies } = await copiesOf(long, '', free)
    expect(copies.map(({ format }: { format: string }) => format)).toEqual(['pdf'])
  })

  test('with a plan: all formats, until it ends', async () => {
    const owner = await server.signUp()
    const id = await aLetter(words(1_200), owner)
    await grantPlan({ db: server.db, clock: () => now, newId, actor: 'test' }, owner.id, 'basic', 1)
    for (const format of formats)
      expect((await fetchFile(`/letters/${id}/file?format=${format}`, owner)).status).toBe(200)
    const before = now
    now = new Date('2026-06-01T10:00:00Z')
    expect((await fetchFile(`/letters/${id}/file?format=docx`, owner)).status).toBe(403)
    now = before
  })
})

describe('kept exports', () => {
  test('every export is kept once and can be downloaded byte for byte after the letter changed', async () => {
    const id = await aLetter()
    const first = await fetchFile(`/letters/${id}/file?format=docx`)
    await fetchFile(`/letters/${id}/file?format=docx`)
    await server.request('PUT', `/letters/${id}`, as({ version: 1, content: 'Madame,\n\nAutre chose.' }))
    const second = await fetchFile(`/letters/${id}/file?format=docx`)
    expect(second.bytes).not.toEqual(first.bytes)
    const { copies } = await copiesOf(id)
    expect(copies).toHaveLength(2)
    const kept = copies.find(({ version }: { version: number }) => version === 1)
    expect(kept).toMatchObject({
      format: 'docx',
      reason: 'export',
      sentAt: null,
      size: first.bytes.length,
      sha256: createHash('sha256').update(first.bytes).digest('hex'),
      fileName: `${fileName}.docx`,
    })
    const again = await fetchFile(`/letters/${id}/copies/${kept.id}/file`)
    expect(again.bytes).toEqual(first.bytes)
    expect(again.headers['content-disposition']).toBe(first.headers['content-disposition'])
    const { body } = await server.request('GET', `/letters/${id}/copies/${kept.id}`, { token: ines.token })
    expect(Buffer.from(body.data.blob, 'base64')).toEqual(first.bytes)
  })

  test('fifty are kept; the oldest are deleted first, sent ones never', async () => {
    const id = await aLetter({ content: 'Madame,' })
    const sent = await server.request('POST', `/letters/${id}/sent`, as({}))
    expect(sent.body.data).toMatchObject({ reason: 'sent', sentAt: now.toISOString(), format: 'pdf' })
    for (let count = 0; count < 52; count++) {
      now = new Date(now.getTime() + 60_000)
      const version = 1 + count
      await server.request('PUT', `/letters/${id}`, as({ version, content: `Madame, ${count}` }))
      await fetchFile(`/letters/${id}/file?format=txt`)
    }
    const seen: { version: number; reason: string; id: string }[] = []
    for (let cursor = ''; ; ) {
      const page = await copiesOf(id, `?limit=20${cursor && `&cursor=${cursor}`}`)
      seen.push(...page.copies)
      if (!page.nextCursor) break
      cursor = page.nextCursor
    }
    expect(seen).toHaveLength(50)
    expect(new Set(seen.map((copy) => copy.id)).size).toBe(50)
    expect(seen.at(-1)).toMatchObject({ reason: 'sent', version: 1 })
    expect(seen.slice(0, -1).map(({ version }) => version)).toEqual(
      Array.from({ length: 49 }, (_, index) => 53 - index),
    )
  })

  test('the latest export is kept, even beside fifty that were sent', async () => {
    const id = await aLetter()
    await server.db.execute(`
      INSERT INTO letter_exports SELECT user_id, id, gen_random_uuid(), 1, 'txt', 'x.txt', 'text/plain',
        n::text::bytea, length(n::text), encode(sha256(n::text::bytea), 'hex'), 'sent', now(), now()
      FROM letters, generate_series(1, 50) n WHERE id = '${id}'`)
    await fetchFile(`/letters/${id}/file`)
    const { rows } = await server.db.execute(
      `SELECT reason, count(*)::int FROM letter_exports WHERE letter_id = '${id}' GROUP BY reason ORDER BY reason`,
    )
    expect(rows).toEqual([
      { reason: 'export', count: 1 },
      { reason: 'sent', count: 50 },
    ])
  })

  test('an export that is then sent stays one row, marked as sent', async () => {
    const id = await aLetter()
    await fetchFile(`/letters/${id}/file`)
    await server.request('POST', `/letters/${id}/sent`, as({}))
    await fetchFile(`/letters/${id}/file`)
    const { copies } = await copiesOf(id)
    expect(copies).toHaveLength(1)
    expect(copies[0].reason).toBe('sent')
  })

  test('are deleted with their letter', async () => {
    const id = await aLetter()
    await fetchFile(`/letters/${id}/file`)
    await server.db.execute(`DELETE FROM letters WHERE id = '${id}'`)
    const { rows } = await server.db.execute(`SELECT count(*) FROM letter_exports WHERE letter_id = '${id}'`)
    expect(rows[0]).toEqual({ count: '0' })
  })
})

test('another user can neither export, list, read, send nor zip a letter', async () => {
  const id = await aLetter()
  await fetchFile(`/letters/${id}/file`)
  const copyId = (await copiesOf(id)).copies[0].id
  const theirs = await aLetter({}, stranger)
  const paths = [
    `/letters/${id}/export?format=txt`,
    `/letters/${id}/file`,
    `/letters/${id}/copies`,
    `/letters/${id}/copies/${copyId}`,
    `/letters/${id}/copies/${copyId}/file`,
    `/letters/${id}/sending-kit`,
    `/letters/${id}/sending-kit.pdf`,
    `/letters/${id}/sending-kit.eml`,
  ]
  for (const path of paths) {
    const answer = await fetchFile(path, stranger)
    expect([path, answer.status, answer.json().code]).toEqual([path, 404, 'LETTER_NOT_FOUND'])
  }
  for (const path of [`/letters/${id}/export`, `/letters/${id}/sent`])
    expect((await server.request('POST', path, { token: stranger.token, body: {} })).status).toBe(404)
  expect((await fetchFile('/letters/export-zip', stranger, { ids: [id] })).status).toBe(404)
  for (const path of [`/letters/${theirs}/copies/${copyId}`, `/letters/${theirs}/copies/${copyId}/file`])
    expect((await fetchFile(path, stranger)).json().code).toBe('COPY_NOT_FOUND')
})

describe('a ZIP of several letters', () => {
  const names = (bytes: Buffer) => Object.keys(unzipSync(bytes))

  test('contains one file per letter, under safe and unique names', async () => {
    const ids = [
      await aLetter({ company: 'Les Pivoines' }),
      await aLetter({ company: 'Les pivoines' }),
      await aLetter({ company: '../../x', content: 'Madame {{nom}},' }),
      await aLetter({ company: '', jobTitle: '' }),
    ]
    const zip = await fetchFile('/letters/export-zip', ines, { ids: [...ids, ids[0]], format: 'docx' })
    expect(zip.status).toBe(200)
    expect(zip.headers['content-type']).toBe('application/zip')
    expect(zip.headers['cache-control']).toBe('private, no-store')
    expect(zip.headers['content-disposition']).toContain('Lettres du 2026-03-01.zip')
    expect(names(zip.bytes)).toEqual([
      'CARPENTIER_Ines_Lettre-de-motivation_Les-Pivoines.docx',
      'CARPENTIER_Ines_Lettre-de-motivation_Les-pivoines (2).docx',
      'CARPENTIER_Ines_Lettre-de-motivation_X_BROUILLON.docx',
      'CARPENTIER_Ines_Lettre-de-motivation.docx',
    ])
    const [alone] = [await fetchFile(`/letters/${ids[0]}/file?format=docx`)]
    expect(
      Buffer.from(unzipSync(zip.bytes)['CARPENTIER_Ines_Lettre-de-motivation_Les-Pivoines.docx']!),
    ).toEqual(alone.bytes)
  })

  test('letters that fail are listed inside and do not affect the others', async () => {
    const free = await server.signUp()
    const [good, long] = [
      await aLetter({}, free),
      await aLetter({ title: 'Trop longue', content: 'mot '.repeat(1_500) }, free),
    ]
    const gone = '01a1fbea-4e1a-7bc5-8420-5b12575b4bf3'
    const { bytes } = await fetchFile('/letters/export-zip', free, { ids: [good, gone, long], format: 'odt' })
    expect(names(bytes)).toEqual([`${fileName}.odt`, 'À LIRE.txt'])
    const note = Buffer.from(unzipSync(bytes)['À LIRE.txt']!).toString()
    expect(note).toContain('2 lettres manquent')
    expect(note).toContain('Lettre non trouvée.')
    expect(note).toContain('Trop longue\u00a0: Sans formule payante')
  })

  test('backpressure pauses the rendering', async () => {
    const ids: string[] = []
    for (let count = 0; count < 30; count++) ids.push(await aLetter({ content: `Madame, ${count}` }))
    const deps = {
      db: server.db,
      clock: () => now,
      newId,
      typesetting: buildTypesetting(),
      entitlements: entitlementsByPlan,
    }
    const { stream } = await openZip(deps, ines.id, ids, { format: 'docx', quality: 'ultra' }, console)
    const made = async () => {
      const { rows } = await server.db.execute(
        `SELECT count(*)::int AS made FROM letter_exports WHERE letter_id IN (${ids.map((id) => `'${id}'`).join()})`,
      )
      return rows[0]?.made as number
    }
    stream.read()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(await made()).toBeLessThan(5)
    stream.destroy()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(await made()).toBeLessThan(5)
  })

  test('when all fail, the first reason is the answer', async () => {
    const free = await server.signUp()
    const long = await aLetter({ content: 'mot '.repeat(1_500) }, free)
    const answer = await fetchFile('/letters/export-zip', free, { ids: [long], format: 'docx' })
    expect([answer.status, answer.json().code]).toEqual([403, 'PLAN_REQUIRED'])
  })
})

describe('the sending kit', () => {
  test('has a file name, a subject, a body and a mailto link', async () => {
    const id = await aLetter({ recipient: { ...rich.recipient, email: 'rh@morvan.example' } })
    const { body } = await server.request('GET', `/letters/${id}/sending-kit`, { token: ines.token })
    expect(body.data).toMatchObject({
      fileName: `${fileName}.pdf`,
      to: 'rh@morvan.example',
      subject: 'Candidature au poste de chargée de communication, réf. AM-2611, Inès Carpentier',
    })
    expect(body.data.mailto).toMatch(/^mailto:rh@morvan\.example\?subject=Candidature/)
    const pdf = await fetchFile(`/letters/${id}/sending-kit.pdf`)
    expect(pdf.bytes).toEqual((await fetchFile(`/letters/${id}/file`)).bytes)
    expect(pdf.headers['content-disposition']).toContain(`${fileName}.pdf`)
  })

  test('the message opens as a draft with the PDF attached', async () => {
    const id = await aLetter({ recipient: { ...rich.recipient, email: 'rh@morvan.example' } })
    const eml = await fetchFile(`/letters/${id}/sending-kit.eml`)
    expect(eml.headers['content-type']).toBe('message/rfc822')
    expect(eml.headers['content-disposition']).toContain(`${fileName}.eml`)
    const text = eml.bytes.toString('latin1')
    expect(text).not.toMatch(/[^\r]\n|[^\x00-\x7f]/)
    for (const line of text.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998)
    const [head = ''] = text.split('\r\n\r\n')
    const headers = head.replace(/\r\n[ \t]+/g, ' ')
    expect(headers).toMatch(/^X-Unsent: 1$/m)
    expect(headers).toMatch(/^To: rh@morvan\.example$/m)
    expect(headers).toMatch(/^From: .*<ines@example\.org>$/m)
    expect(headers).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(headers).toMatch(/^MIME-Version: 1\.0$/m)
    const attached =
      /filename="?CARPENTIER_Ines_Lettre-de-motivation_Ateliers-Morvan-fils\.pdf"?[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)\r\n--/.exec(
        text,
      )
    expect(Buffer.from(attached![1]!, 'base64')).toEqual((await fetchFile(`/letters/${id}/file`)).bytes)
  })

  test('a letter without a recipient gives a draft without one', async () => {
    const id = await aLetter({ recipient: {}, company: '', jobTitle: '' })
    const eml = await fetchFile(`/letters/${id}/sending-kit.eml`)
    expect(eml.status).toBe(200)
    expect(eml.bytes.toString()).not.toMatch(/^To:/m)
  })
})

test.each([
  ['empty', ''],
  ['emoji', 'Bonjour 👩🏽‍🚀 et 🇫🇷 !'],
  ['right-to-left', 'مرحبا بكم في رسالتي'],
  ['zero-width', 'a\u200bb\u200cc\u200dd\ufeffe'],
  ['noncharacters', 'un\ufffe deux\uffff'],
  ['directions', 'abc\u202edef\u202c'],
  ['50,000 characters', 'Une phrase. '.repeat(4_166)],
])('a text of %s is exported as a valid PDF', async (_name, content) => {
  const id = await aLetter({ content })
  const file = await fetchFile(`/letters/${id}/file`)
  expect(file.status).toBe(200)
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.bytes.subarray(-6).toString()).toContain('%%EOF')
})
