import { maxExportStorageBytes } from '@lettrine/contract/retention'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

test('beyond the storage of an account its oldest exports are deleted, those that were sent last', async () => {
  const { id: userId, token } = await server.signUp()
  const create = async () =>
    (await server.request('POST', '/letters', { token, body: { content: 'Madame,' } })).body.data.id
  const [old, current] = [await create(), await create()]
  // The sizes are told without so many bytes.
  await server.db.execute(sql`ALTER TABLE letter_exports DROP CONSTRAINT letter_copies_check`)
  const fifth = maxExportStorageBytes / 5
  for (const [n, reason] of ['sent', 'export', 'export', 'sent', 'export'].entries())
    await server.db.execute(sql`
      INSERT INTO letter_exports (user_id, letter_id, id, version, format, file_name, media_type, bytes, size, sha256,
        reason, created_at, sent_at)
      VALUES (${userId}, ${old}, gen_random_uuid(), ${n + 1}, 'pdf', 'a.pdf', 'application/pdf', ''::bytea,
        ${fifth}::integer, ${String(n).repeat(64)}, ${reason}, now() - ${10 - n} * interval '1 day',
        CASE WHEN ${reason} = 'sent' THEN now() END)`)
  const exported = await server.request('POST', `/letters/${current}/export`, { token, body: {} })
  expect(exported.status).toBe(200)
  const { rows } = await server.db.execute<{ version: number }>(
    sql`SELECT version FROM letter_exports WHERE user_id = ${userId} AND letter_id = ${old} ORDER BY version`,
  )
  // The newest export takes the place of the oldest that was not sent.
  expect(rows.map(({ version }) => version)).toEqual([1, 3, 4, 5])
  const kept = await server.request('GET', `/letters/${current}/copies`, { token })
  expect(kept.body.data.copies).toHaveLength(1)
})

test('the same file exported again is not written again, until it is sent', async () => {
  const { token } = await server.signUp()
  const { body } = await server.request('POST', '/letters', { token, body: { content: 'Madame,' } })
  const { id } = body.data
  const stored = async () => {
    const { rows } = await server.db.execute<{ xmin: string; reason: string }>(
      sql`SELECT xmin, reason FROM letter_exports WHERE letter_id = ${id}`,
    )
    return rows
  }
  const write = () => server.request('POST', `/letters/${id}/export`, { token, body: {} })
  await write()
  const first = await stored()
  expect(first).toHaveLength(1)
  await write()
  expect(await stored()).toEqual(first)
  await server.request('POST', `/letters/${id}/sent`, { token, body: {} })
  await write()
  expect((await stored()).map(({ reason }) => reason)).toEqual(['sent'])
})
