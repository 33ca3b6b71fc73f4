import type pg from 'pg'
import { get, openBenchServer, signUp } from './bench-server.ts'
import { fillLetters, idOf } from './letter-fixtures.ts'
import { race } from './measure.ts'
import { ms, report } from './report.ts'

const stages = [1_000, 10_000, 100_000, 1_000_000]
const lettersPerAccount = 20
/** Letters of the composer, whose bytes are measured. */
const wholeLetters = 2_000
const mostGrowth = 2
const blocks = 4

/**
 * An account of twenty letters among ever more accounts like it, up to a million letters: the same reads must take the same
 * time. Letters of the others are a sentence long, because PostgreSQL takes milliseconds to index the words of a whole one.
 */
export async function measureGrowth(): Promise<void> {
  const { app, client, close } = await openBenchServer()
  try {
    await tellBytes(client, await signUp(app, 'bytes'))
    const first = new Map<string, number>()
    let letters = 0
    for (const stage of [lettersPerAccount, ...stages]) {
      const begun = performance.now()
      // Another one each time, because an account may send so many requests a minute.
      const person = await signUp(app, `person-${stage}`)
      await fillLetters(client, person, lettersPerAccount)
      await growTo(client, letters + lettersPerAccount, stage)
      letters = stage
      await client.query('VACUUM ANALYZE letters')
      const seconds = (performance.now() - begun) / 1_000
      const times = await race(
        Object.entries(reads).map(([name, path]) => ({
          name,
          run: () => get(app, person, path.replace('{id}', idOf(person, 5))),
        })),
        blocks,
      )
      console.log(`      ${stage} letters (made in ${seconds.toFixed(0)} s, ${await sizeOf(client)}):`)
      for (const [name, time] of times) {
        if (!first.has(name)) first.set(name, time)
        const growth = time / first.get(name)!
        const measured = `${ms(time)}, ${growth.toFixed(2)} × that with ${lettersPerAccount}`
        report(`${name}, among ${stage} letters`, measured, `${mostGrowth} ×`, growth <= mostGrowth)
      }
    }
  } finally {
    await close()
  }
}

const reads: Readonly<Record<string, string>> = {
  list: '/letters?limit=10',
  'a letter': '/letters/{id}',
  'search in the list': '/letters?search=candidature&limit=10',
  'search in everything': '/search?q=conserverie',
}

const bytesOf = async (client: pg.Client, what: string): Promise<number> => {
  const { rows } = await client.query<{ bytes: string }>(`SELECT ${what} AS bytes`)
  return Number(rows[0]!.bytes)
}

const sizeOf = async (client: pg.Client) =>
  `${((await bytesOf(client, 'pg_database_size(current_database())')) / 1e6).toFixed(0)} MB`

/** What a letter and a version of it take, indexes and all. */
async function tellBytes(client: pg.Client, owner: Parameters<typeof fillLetters>[1]): Promise<void> {
  await fillLetters(client, owner, wholeLetters)
  await client.query(
    `INSERT INTO letter_versions (user_id, letter_id, id, version, title, content, author, created_at)
     SELECT user_id, id, gen_random_uuid(), 1, title, content, 'you', created_at FROM letters`,
  )
  await client.query('VACUUM FULL letters, letter_versions')
  const each = async (what: string) => (await bytesOf(client, what)) / wholeLetters
  const text = await bytesOf(client, '(SELECT avg(octet_length(content))::int FROM letters)')
  const letter = await each("pg_total_relation_size('letters')")
  const indexes = await each("pg_indexes_size('letters')")
  const version = await each("pg_total_relation_size('letter_versions')")
  console.log(
    `      a letter of ${text} bytes of text takes ${letter.toFixed(0)} bytes, ${indexes.toFixed(0)} of them indexes; a version ${version.toFixed(0)}`,
  )
  await client.query('DELETE FROM letters WHERE user_id = $1', [owner.id])
  await client.query('VACUUM FULL letters, letter_versions')
}

async function growTo(client: pg.Client, from: number, to: number): Promise<void> {
  const accounts = Math.ceil((to - from) / lettersPerAccount)
  if (accounts <= 0) return
  await client.query(
    `WITH people AS (
       INSERT INTO users (id, name, email, created_at, updated_at)
       SELECT gen_random_uuid(), 'Inès', $1::text || '-' || n || '@example.org', now(), now()
       FROM generate_series(1, $2::integer) AS n RETURNING id
     )
     INSERT INTO letters (user_id, id, title, company, job_title, recipient, sender, reference, offer, content, type,
       language, status, has_enclosure, word_count, version, created_at, updated_at)
     SELECT people.id, gen_random_uuid(), 'Candidature n° ' || n, 'Maison ' || n, 'Employé',
       '{"name": "", "email": "", "address": []}', '{"name": "", "address": [], "phone": "", "email": "", "city": ""}', '', '',
       'Madame, Monsieur, je pose ma candidature ' || n || '.', 'job_application', 'fr', 'draft', false, 7, 1, now(),
       now() - n * interval '1 minute'
     FROM people, generate_series(1, $3::integer) AS n`,
    [String(to), accounts, lettersPerAccount],
  )
}
