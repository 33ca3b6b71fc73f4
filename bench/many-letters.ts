import { compose } from '@lettrine/letter-craft/composer/compose'
import type pg from 'pg'
import { get, type Owner, openBenchServer, signUp } from './bench-server.ts'
import { race } from './measure.ts'
import { sampleRequest } from './sample-request.ts'
import { ms, verdict } from './verdict.ts'

const few = 10
const many = 10_000
const allowedRatio = 1.5

/** Reads by someone with 10,000 letters against the same reads by someone with 10, in the whole application. */
export async function measureManyLetters(): Promise<void> {
  const { app, client, close } = await openBenchServer()
  try {
    const [small, large] = [await signUp(app, 'few'), await signUp(app, 'many')]
    await fill(client, small, few)
    await fill(client, large, many)
    // What autovacuum does by itself within a minute.
    await client.query('VACUUM ANALYZE letters')
    for (const [name, path] of reads) {
      const read = (owner: Owner) => () => get(app, owner, path(owner))
      const times = await race(
        [
          { name: 'few', run: read(small) },
          { name: 'many', run: read(large) },
        ],
        20,
      )
      const [few, many] = [times.get('few')!, times.get('many')!]
      const measured = `${(many / few).toFixed(2)} × (${ms(many)} against ${ms(few)})`
      verdict(`${name}, 10,000 letters against 10`, measured, `${allowedRatio} ×`, many <= few * allowedRatio)
    }
  } finally {
    await close()
  }
}

const idOf = (owner: Owner, number: number) =>
  `${owner.id.slice(0, 24)}${number.toString(16).padStart(12, '0')}`

const search = (words: string, limit: number) => () =>
  `/letters?search=${encodeURIComponent(words)}&limit=${limit}`

// Pages are as long for both: what is compared is finding letters, not sending more of them.
const reads: [string, (owner: Owner) => string][] = [
  ['list, newest first', () => '/letters?limit=10'],
  ['list, by title', () => '/letters?sort=title&limit=10'],
  ['list, drafts only', () => '/letters?status=draft&limit=5'],
  ['search, a word of every letter', search('candidature', 10)],
  ['search, words of one letter in eight', search('candidature métallerie', 2)],
  ['search, the beginning of one company', search('talab', 10)],
  ['search, a word of the text of one', search('hélianthe', 10)],
  ['search, nothing found', search('zygomatique', 10)],
  ['detail', (owner) => `/letters/${idOf(owner, 5)}`],
]

const trades = ['Métallerie', 'Fleuriste', 'Crèche', 'Théâtre', 'Vergers', 'Imprimerie', 'Clinique', 'Garage']

/** Letters as people have them: a few texts of the composer, each for another company. */
async function fill(client: pg.Client, owner: Owner, count: number): Promise<void> {
  const texts = Array.from({ length: 40 }, (_, seed) => compose(sampleRequest, seed).content)
  const rows = Array.from({ length: count }, (_, number) => ({
    id: idOf(owner, number),
    title: `Candidature ${trades[number % trades.length]} n° ${number}`,
    company: number === 5 ? 'Conserverie Talabardon' : `${trades[(number * 3) % trades.length]} n° ${number}`,
    content: `${texts[number % texts.length]}${number === 5 ? '\n\nJe cultive l’hélianthe.' : ''}`,
    status: number % 3 === 0 ? 'final' : 'draft',
    at: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString(),
  }))
  await client.query(
    `INSERT INTO letters (user_id, id, title, company, job_title, recipient, sender, reference, offer, content, type,
       language, status, has_enclosure, word_count, version, created_at, updated_at)
     SELECT $1, id, title, company, 'Employé', '{"name": "", "email": "", "address": []}',
       '{"name": "", "address": [], "phone": "", "email": "", "city": ""}', '', '', content, 'job_application', 'fr',
       status, false, 300, 1, at, at
     FROM jsonb_to_recordset($2) AS letter (
       id uuid, title text, company text, content text, status text, at timestamptz)`,
    [owner.id, JSON.stringify(rows)],
  )
}
