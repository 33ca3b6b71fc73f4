import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

/** Of an index and of twenty short letters. */
const mostBlocks = 12

let server: TestApp
let person: Awaited<ReturnType<TestApp['signUp']>>
beforeAll(async () => {
  server = await openTestApp()
  person = await server.signUp()
  await fill(person.id, 20)
})
afterAll(() => server.close())

const fill = (userId: string, count: number) =>
  server.db.execute(sql`
    INSERT INTO letters (user_id, id, title, company, job_title, recipient, sender, reference, offer, content, type,
      language, status, has_enclosure, word_count, version, created_at, updated_at)
    SELECT ${userId}, gen_random_uuid(), 'Candidature n° ' || n, 'Maison ' || n, 'Employé',
      '{"name": "", "email": "", "address": []}', '{"name": "", "address": [], "phone": "", "email": "", "city": ""}', '', '',
      'Madame, voici ma candidature' || n || '.', 'job_application', 'fr', 'draft', false, 7, 1, now(), now()
    FROM generate_series(1, ${count}::integer) AS n`)

/** Blocks that a search reads, in the cache or not. */
async function blocksOf(path: string): Promise<number> {
  await server.db.execute(
    sql`SELECT pg_stat_statements_reset(0, (SELECT oid FROM pg_database WHERE datname = current_database()))`,
  )
  const { body } = await server.request('GET', path, { token: person.token })
  expect(body.data.letters).toHaveLength(10)
  const { rows } = await server.db.execute<{ blocks: number }>(sql`
    SELECT (shared_blks_hit + shared_blks_read)::int AS blocks FROM pg_stat_statements s
      JOIN pg_database d ON d.oid = s.dbid WHERE d.datname = current_database() AND query LIKE '%to_tsquery%'`)
  expect(rows).toHaveLength(1)
  return rows[0]!.blocks
}

test('a search among few letters reads no more when others have thousands with words that begin alike', async () => {
  await server.db.execute(sql`CREATE EXTENSION pg_stat_statements`)
  for (let other = 0; other < 3; other++) await fill((await server.signUp()).id, 4_000)
  await server.db.execute(sql`VACUUM ANALYZE letters`)
  expect(await blocksOf('/letters?search=candidature&limit=10')).toBeLessThanOrEqual(mostBlocks)
}, 60_000)
