import { myDataSchema } from '@lettrine/contract/my-data'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestMailServer, type TestMailServer } from '../../../testing/mail-server.ts'
import { tablesOfUsers } from '../../../testing/my-data/every-table.ts'
import { asOwner, createFullAccount, type FullAccount } from '../../../testing/my-data/full-account.ts'
import { openTestApp, type TestApp, testOrigin } from '../../../testing/test-app.ts'
import { newId } from '../../platform/new-id.ts'
import { TypesettingFailure } from '../../platform/typesetting/typeset-document.ts'
import type { Typesetter, Typesetting } from '../../platform/typesetting/typesetter.ts'
import { makeArchiveWith } from './make-archive.ts'
import { sweepArchives } from './sweep-archives.ts'

const dayMs = 24 * 60 * 60 * 1000
const readySubject = 'Votre archive est prête'

// Plans and sessions use the real clock.
let now = new Date()
let server: TestApp
let office: TestMailServer

beforeAll(async () => {
  server = await openTestApp({ withLibrary: true, clock: () => now })
  office = await openTestMailServer(server, { clock: () => now })
})
afterAll(async () => {
  await office.close()
  await server.close()
})

const rowsOf = async (statement: string) =>
  (await server.db.execute(statement)) as unknown as { rows: Record<string, string>[] }
const state = (token: string) => asOwner(server, token)('GET', '/users/data-export')
const fetchFile = (token: string) =>
  server.app.inject({
    url: '/v1/users/data-export/file',
    headers: { authorization: `Bearer ${token}` },
  })
/** Typesetting where every account has this typesetter. */
const setBy = (typesetter: Typesetter): Typesetting => {
  const typesetting: Typesetting = { of: () => typesetter, until: () => typesetting }
  return typesetting
}
const aRun = (isLastAttempt = false) => ({
  id: 'essai',
  attempt: 1,
  isLastAttempt,
  signal: new AbortController().signal,
})
const textOf = async (pdf: Uint8Array) =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text

/** For each table with a user column: its part of `donnees.json`, or the reason why it has none. */
const decided: Record<string, { part: string } | { why: string }> = {
  accounts: { part: 'signInMethods' },
  administrators: { part: 'account.administratorSince' },
  ai_uses: { part: 'aiUses' },
  change_quotes: { why: 'amounts that were told for half an hour' },
  avatars: { part: 'avatar.file' },
  data_export_chunks: { why: 'the archive itself' },
  data_exports: { why: 'the archive itself' },
  emailed_links: { why: 'hashes of links that went to the address of the account; the mails are listed' },
  careers: { part: 'career' },
  voice_texts: { part: 'voice.texts' },
  voices: { part: 'voice.choices' },
  frequent_faults: { part: 'frequentFaults' },
  ignored_rules: { part: 'ignoredRules' },
  letter_activity: { part: 'letters.0.activity' },
  letter_analyses: { part: 'letters.0.analyses' },
  letter_exports: { part: 'letters.0.copies' },
  letter_shares: { part: 'letters.0.shares' },
  letter_versions: { part: 'letters.0.versions' },
  letters: { part: 'letters' },
  notification_counters: { why: 'how many notifications there were' },
  notification_keys: { why: 'names of what was told, so that it is told once' },
  notifications: { part: 'notifications' },
  operator_actions: { part: 'operatorActions' },
  outgoing_mails: { part: 'mails' },
  passkeys: { part: 'passkeys' },
  payment_methods: { part: 'paymentMethods' },
  payments: { part: 'payments' },
  receipts: { part: 'receipts' },
  personal_words: { part: 'personalWords' },
  plan_refusals: { part: 'planRefusals' },
  profiles: { part: 'profile.bio' },
  second_factors: { part: 'secondFactor' },
  sessions: { part: 'sessions' },
  settings: { part: 'settings.tone' },
  share_visits: { why: 'about those who opened a link, as hashes that lead to nobody' },
  subscriptions: { part: 'subscriptions' },
  template_bookmarks: { part: 'templateMarks.bookmarks' },
  template_ratings: { part: 'templateMarks.ratings' },
  template_uses: { part: 'templateMarks.uses' },
  templates: { part: 'templates' },
}

// Before the worker starts: what is requested here stays pending.
describe('requesting an archive', () => {
  const ask = (token: string) => server.request('POST', '/users/data-export', { token })

  test('again while it is pending has no effect; five times a day at most', async () => {
    const { id, token } = await server.signUp()
    const [one, two] = await Promise.all([ask(token), ask(token)])
    expect([one.status, two.status]).toEqual([202, 202])
    const jobs = `SELECT 1 FROM jobs.job WHERE name = 'my-data.archive-asked' AND data ->> 'userId' = '${id}'`
    expect((await rowsOf(jobs)).rows).toHaveLength(1)
    const settle = () =>
      server.db.execute(`UPDATE data_exports SET status = 'failed' WHERE user_id = '${id}'`)
    for (let asked = 1; asked < 5; asked++) {
      await settle()
      expect((await ask(token)).body.data.status).toBe('preparing')
    }
    await settle()
    expect((await ask(token)).status).toBe(429)
    expect((await state(token)).status).toBe('failed')
  })

  test('is refused for an ended session', async () => {
    const { token } = await server.signUp()
    await server.request('POST', '/users/sign-out-everywhere', { token })
    expect((await ask(token)).status).toBe(401)
  })
})

describe('an archive', () => {
  const [marker, otherMarker] = ['zibelineverte', 'onyxbleu']
  let alice: FullAccount
  let files: Record<string, Uint8Array>
  // biome-ignore lint/suspicious/noExplicitAny: what is in the file is what is tested
  let json: any

  beforeAll(async () => {
    alice = await createFullAccount(server, marker)
    await createFullAccount(server, otherMarker)
    expect(await state(alice.token)).toEqual({ status: 'none', askedAt: null, size: null, expiresAt: null })
    const asked = await server.request('POST', '/users/data-export', { token: alice.token })
    expect([asked.status, asked.body.data.status]).toEqual([202, 'preparing'])
    await office.startWorker()
    const mail = await office.waitForMail(alice.email, readySubject)
    expect(mail.text).toContain(`${testOrigin}/dashboard/my-data`)
    const answer = await fetchFile(alice.token)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
    })
    expect(String(answer.headers['content-disposition'])).toContain('Lettrine')
    expect(await state(alice.token)).toMatchObject({
      status: 'ready',
      size: answer.rawPayload.length,
      expiresAt: new Date(now.getTime() + 7 * dayMs).toISOString(),
    })
    files = unzipSync(answer.rawPayload)
    json = JSON.parse(strFromU8(files['donnees.json']!))
  })

  test('contains a PDF of each letter, kept exports, templates, avatar, data, schema and readme', () => {
    const folders = Object.groupBy(Object.keys(files).sort(), (name) => name.split('/')[0]!)
    expect(Object.keys(folders).sort()).toEqual([
      'LISEZMOI.txt',
      'copies',
      'corbeille',
      'donnees.json',
      'lettres',
      'modeles',
      'photo.webp',
      'schema.json',
    ])
    expect(folders.lettres).toContain(`lettres/Caviste ${marker}.pdf`)
    expect(folders.corbeille).toEqual([`corbeille/Corbeille ${marker}.pdf`])
    expect(folders.copies).toHaveLength(2)
    expect(strFromU8(files[`modeles/Modèle ${marker}.txt`]!)).toContain(
      `Je connais {{entreprise}}, ${marker}.`,
    )
    expect(strFromU8(files['LISEZMOI.txt']!)).toContain(`pour Inès ${marker}.`)
    expect(strFromU8(files['LISEZMOI.txt']!)).not.toContain('n’a pas pu')
  })

  test('matches its schema, and lists the existing files', () => {
    const schema = JSON.parse(strFromU8(files['schema.json']!))
    expect(schema).toEqual(JSON.parse(JSON.stringify(myDataSchema())))
    const ajv = new Ajv2020({ allErrors: true })
    addFormats.default(ajv)
    const isValid = ajv.compile(schema)
    expect(isValid(json), ajv.errorsText(isValid.errors)).toBe(true)
    expect(isValid({ ...json, letters: [{ ...json.letters[0], content: undefined }] })).toBe(false)
    const named = JSON.stringify(json).match(/(?<="file":")[^"]+/g)!
    expect(named.sort()).toEqual(
      Object.keys(files)
        .filter((name) => !/^[A-Za-z]+\.(txt|json)$/.test(name))
        .sort(),
    )
  })

  test('contains everything the user wrote', async () => {
    const letter = json.letters.find(({ id }: { id: string }) => id === alice.letterId)
    expect(letter).toMatchObject({
      company: `Les Vignes ${marker}`,
      recipient: { address: [`1 rue ${marker}`] },
      plan: { denied: [`need-${marker}`], motive: `Vos vins, ${marker}.` },
      file: `lettres/Caviste ${marker}.pdf`,
    })
    expect(letter.versions.map(({ label }: { label: string }) => label)).toContain(`Version ${marker}`)
    expect(letter.shares[0]).toMatchObject({ hasPassword: true, viewCount: 1 })
    expect(json.profile).toMatchObject({ bio: `bio ${marker}`, skills: [`skills ${marker}`] })
    expect(json.settings).toMatchObject({ tone: 'formal', allowsAnalytics: false })
    expect(json.personalWords).toMatchObject([{ word: marker }])
    expect(json.templates[0].refusalReason).toBe(`Trop court, ${marker}`)
    expect(json.operatorActions).toMatchObject([{ action: 'plan' }])
    expect(await textOf(files[letter.file]!)).toContain(`Je connais vos vignerons, ${marker}.`)
    const { rows } = await rowsOf(
      `SELECT file_name, encode(bytes, 'hex') AS hex FROM letter_exports WHERE user_id = '${alice.id}'`,
    )
    expect(rows).toHaveLength(2)
    for (const { file_name, hex } of rows) {
      const copy = letter.copies.find(({ fileName }: { fileName: string }) => fileName === file_name)
      expect(Buffer.from(files[copy.file]!).toString('hex')).toBe(hex)
    }
  })

  test('contains no data of other users, and no secret', async () => {
    const texts = await Promise.all(
      Object.entries(files).map(([name, bytes]) =>
        name.endsWith('.pdf') ? textOf(bytes) : strFromU8(bytes),
      ),
    )
    const whole = texts.join('\n')
    expect(whole).toContain(marker)
    expect(whole).not.toContain(otherMarker)
    const { rows } = await rowsOf(`
      SELECT password AS secret FROM accounts WHERE password IS NOT NULL
      UNION SELECT access_token FROM accounts WHERE access_token IS NOT NULL
      UNION SELECT secret FROM second_factors UNION SELECT recovery_code_hashes FROM second_factors
      UNION SELECT public_key FROM passkeys UNION SELECT credential_id FROM passkeys
      UNION SELECT token_hash FROM sessions UNION SELECT token_hash FROM emailed_links
      UNION SELECT password_hash FROM letter_shares UNION SELECT encode(token_hash, 'hex') FROM letter_shares`)
    expect(rows.length).toBeGreaterThan(8)
    for (const { secret } of rows) expect(whole).not.toContain(secret)
    expect(whole).not.toContain(alice.shareToken)
  })

  test('every table with a user column is exported, or excluded with a reason', async () => {
    const tables = new Set((await tablesOfUsers(server)).map(({ table }) => table))
    expect([...tables].sort()).toEqual(Object.keys(decided).sort())
    const letter = json.letters.find(({ id }: { id: string }) => id === alice.letterId)
    const shown = { ...json, letters: [letter] }
    for (const [table, decision] of Object.entries(decided)) {
      if (!('part' in decision)) continue
      const value = decision.part.split('.').reduce((whole, key) => whole?.[key], shown)
      expect(Array.isArray(value) ? value.length : value, table).toBeTruthy()
    }
  })

  test('can be downloaded by its owner only, in a live session, for seven days', async () => {
    const stranger = await server.signUp()
    expect((await fetchFile(stranger.token)).statusCode).toBe(404)
    // What a second factor changes: second-factor.db.test.ts.
    for (const table of ['second_factors', 'passkeys'])
      await server.db.execute(`DELETE FROM ${table} WHERE user_id = '${alice.id}'`)
    const other = await server.app.inject({
      method: 'POST',
      url: '/v1/auth/sign-in/email',
      payload: { email: alice.email, password: alice.password },
    })
    const cookies = Object.fromEntries(other.cookies.map(({ name, value }) => [name, value]))
    const token = (await server.app.inject({ url: '/v1/auth/token', cookies })).json().token
    expect((await fetchFile(token)).statusCode).toBe(200)
    await server.request('POST', '/users/sign-out-everywhere', { token })
    expect((await fetchFile(token)).statusCode).toBe(401)

    const { rows } = await rowsOf(`SELECT expires_at AS at FROM data_exports WHERE user_id = '${alice.id}'`)
    const end = new Date(rows[0]!.at!)
    const again = await signInAgain(alice)
    now = new Date(end.getTime() - 1)
    expect((await fetchFile(again)).statusCode).toBe(200)
    now = end
    expect((await fetchFile(again)).json().code).toBe('DATA_EXPORT_NOT_FOUND')
    expect((await state(again)).status).toBe('none')
    expect(await sweepArchives(office.deps)).toBe(1)
    expect((await rowsOf('SELECT 1 FROM data_export_chunks')).rows).toEqual([])
  })
})

async function signInAgain({ email, password }: { email: string; password: string }): Promise<string> {
  const payload = { email, password }
  const answer = await server.app.inject({ method: 'POST', url: '/v1/auth/sign-in/email', payload })
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
  return (await server.app.inject({ url: '/v1/auth/token', cookies })).json().token
}

describe('making an archive', () => {
  const wanted = async (id: string) => {
    const exportId = newId()
    await server.db.execute(
      sql`INSERT INTO data_exports (user_id, id, status, asked_at) VALUES (${id}, ${exportId}, 'preparing', ${now.toISOString()})`,
    )
    return { userId: id, exportId }
  }
  const chunksOf = async (userId: string) =>
    (await rowsOf(`SELECT run, position FROM data_export_chunks WHERE user_id = '${userId}'`)).rows

  test('is retried on failure; a final failure is notified, and a new one can be requested', async () => {
    const { id, email, token } = await server.signUp()
    const job = await wanted(id)
    await server.db.execute('ALTER TABLE personal_words RENAME TO personal_words_away')
    try {
      await expect(makeArchiveWith(office.deps)(job, aRun())).rejects.toThrow()
      expect((await state(token)).status).toBe('preparing')
      await expect(makeArchiveWith(office.deps)(job, aRun(true))).rejects.toThrow()
    } finally {
      await server.db.execute('ALTER TABLE personal_words_away RENAME TO personal_words')
    }
    expect((await state(token)).status).toBe('failed')
    expect(await chunksOf(id)).toEqual([])
    const mail = await office.waitForMail(email, 'Votre archive n’a pas pu être préparée')
    expect(mail.text).toContain(`${testOrigin}/dashboard/my-data`)
    expect((await server.request('POST', '/users/data-export', { token })).body.data.status).toBe('preparing')
    await office.waitForMail(email, readySubject)
    expect((await fetchFile(token)).statusCode).toBe(200)
  })

  test('by a dead worker is marked as failed by the sweep after three hours', async () => {
    const { id, email, token } = await server.signUp()
    await wanted(id)
    const asked = now
    now = new Date(asked.getTime() + 3 * 60 * 60 * 1000 - 1)
    await sweepArchives(office.deps)
    expect((await state(token)).status).toBe('preparing')
    now = new Date(asked.getTime() + 3 * 60 * 60 * 1000)
    expect((await state(token)).status).toBe('failed')
    expect(await sweepArchives(office.deps)).toBe(1)
    await office.waitForMail(email, 'Votre archive n’a pas pu être préparée')
  })

  test('by two workers at once leaves one complete archive', async () => {
    const { id, email, token } = await server.signUp()
    await asOwner(server, token)('POST', '/letters', { title: 'Luthier', content: 'Madame,' })
    const job = await wanted(id)
    const make = makeArchiveWith(office.deps)
    await Promise.all([make(job, aRun()), make(job, aRun())])
    expect((await chunksOf(id)).map(({ position }) => position)).toEqual([0])
    expect(Object.keys(unzipSync((await fetchFile(token)).rawPayload))).toContain('lettres/Luthier.pdf')
    await make(job, aRun())
    await office.waitForMail(email, readySubject)
    expect(office.mailbox.mails(email).filter(({ subject }) => subject === readySubject)).toHaveLength(1)
  })

  test('of an account deleted meanwhile stops without error', async () => {
    const { id, email, token, password } = await server.signUp()
    await asOwner(server, token)('POST', '/letters', { title: 'Luthier', content: 'Madame,' })
    const job = await wanted(id)
    const typesetter = office.deps.typesetting.of(id)
    const deletesFirst: typeof typesetter.run = async (...asked) => {
      const body = { confirmation: 'supprimer mon compte', password }
      await server.request('DELETE', '/users/account', { token, body })
      return typesetter.run(...asked)
    }
    await makeArchiveWith({ ...office.deps, typesetting: setBy({ ...typesetter, run: deletesFirst }) })(
      job,
      aRun(true),
    )
    expect(await chunksOf(id)).toEqual([])
    await office.waitForMail(email, 'Votre compte Lettrine est supprimé')
    expect(office.mailbox.mails(email).some(({ subject }) => subject.startsWith('Votre archive'))).toBe(false)
  })

  test('lists in LISEZMOI.txt a letter that cannot be laid out, and contains the rest', async () => {
    const { id, token } = await server.signUp()
    const ask = asOwner(server, token)
    await ask('POST', '/letters', { title: 'Refusée', content: 'Madame,' })
    await ask('POST', '/letters', { title: 'Luthier', content: 'Madame,' })
    const job = await wanted(id)
    const typesetter = office.deps.typesetting.of(id)
    const refusesOne: typeof typesetter.run = async (program, input) => {
      if (JSON.stringify(input).includes('Refusée')) throw new TypesettingFailure('too long')
      return typesetter.run(program, input)
    }
    await makeArchiveWith({ ...office.deps, typesetting: setBy({ ...typesetter, run: refusesOne }) })(
      job,
      aRun(),
    )
    const files = unzipSync((await fetchFile(token)).rawPayload)
    expect(Object.keys(files).filter((name) => name.startsWith('lettres/'))).toEqual(['lettres/Luthier.pdf'])
    expect(strFromU8(files['LISEZMOI.txt']!)).toContain(
      '- lettres/Refusée.pdf\u00a0: Cette lettre ne peut pas',
    )
    const { letters } = JSON.parse(strFromU8(files['donnees.json']!))
    expect(letters.map(({ title, file }: { title: string; file: string }) => [title, file])).toEqual([
      ['Refusée', null],
      ['Luthier', 'lettres/Luthier.pdf'],
    ])
  })
})
