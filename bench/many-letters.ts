import { get, type Owner, openBenchServer, signUp } from './bench-server.ts'
import { fillLetters, idOf, letterCount } from './letter-fixtures.ts'
import { race } from './measure.ts'
import { ms, report } from './report.ts'

const few = 10
const allowedRatio = 1.5

/** Reads of an account with 10,000 letters against the same reads with 10, in the whole application. */
export async function measureManyLetters(): Promise<void> {
  const { app, client, close } = await openBenchServer()
  try {
    const [small, large] = [await signUp(app, 'few'), await signUp(app, 'many')]
    await fillLetters(client, small, few)
    await fillLetters(client, large, letterCount)
    // Autovacuum does this within a minute.
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
      report(`${name}, 10,000 letters against 10`, measured, `${allowedRatio} ×`, many <= few * allowedRatio)
    }
  } finally {
    await close()
  }
}

const search = (words: string, limit: number) => () =>
  `/letters?search=${encodeURIComponent(words)}&limit=${limit}`

// Pages are equally long for both: finding letters is compared, not sending them.
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
