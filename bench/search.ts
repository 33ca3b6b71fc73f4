import { get, openBenchServer, signUp } from './bench-server.ts'
import { fillLetters, letterCount } from './letter-fixtures.ts'
import { median } from './measure.ts'
import { ms, report } from './report.ts'

const budgetMs = 30
const rounds = 41

const queries = [
  ['a word that begins every title', 'candidature'],
  ['one letter', 'c'],
  ['the plural of a word of every letter', 'candidatures'],
  ['words of one letter in eight', 'candidature métallerie'],
  ['the company of one', 'talabardon'],
  ['a piece of a word', 'tallerie'],
  ['a typing fault', 'talbardon'],
  ['nothing found', 'zygomatique'],
] as const

/** Search everywhere with 10,000 letters, in the whole application: each query must stay within the budget. */
export async function measureSearch(): Promise<void> {
  const { app, client, close } = await openBenchServer()
  try {
    const owner = await signUp(app, 'searcher')
    await fillLetters(client, owner, letterCount)
    await client.query('VACUUM ANALYZE letters')
    const medians: number[] = []
    for (const [name, words] of queries) {
      const times: number[] = []
      for (let round = -3; round < rounds; round++) {
        const started = performance.now()
        await get(app, owner, `/search?q=${encodeURIComponent(words)}`)
        if (round >= 0) times.push(performance.now() - started)
      }
      medians.push(median(times))
      console.log(`      ${name}, «${words}»: ${ms(median(times))}, at most ${ms(Math.max(...times))}`)
    }
    const of = `of ${queries.length} searches of ${letterCount} letters`
    report(`the median ${of}`, ms(median(medians)), `${budgetMs} ms`, median(medians) <= budgetMs)
    const slowest = Math.max(...medians)
    report(`the slowest ${of}`, ms(slowest), `${budgetMs} ms`, slowest <= budgetMs)
  } finally {
    await close()
  }
}
