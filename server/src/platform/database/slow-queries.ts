import type { ClientBase } from 'pg'

export type SlowQuery = { text: string; ms: number }
export type SlowQueryWatch = { afterMs: number; report: (query: SlowQuery) => void }

const longestText = 1_000

/** The text of a query without values: parameters stand as `$1`, and what is quoted is left out. */
export function queryWithoutValues(text: string): string {
  return text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "'…'")
    .replace(/'(?:[^']|'')*'?/g, "'…'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestText)
}

type Query = (...given: unknown[]) => unknown

/** Reports the queries of a connection that take longer than `afterMs`, those that fail too. */
export function watchSlowQueries(client: ClientBase, { afterMs, report }: SlowQueryWatch): void {
  const own = client as unknown as { query: Query }
  const query: Query = own.query.bind(client)
  own.query = (...given) => {
    const begun = performance.now()
    const note = () => {
      const ms = performance.now() - begun
      if (ms >= afterMs) report({ text: queryWithoutValues(textOf(given[0])), ms: Math.round(ms) })
    }
    const answer = given.at(-1)
    if (typeof answer === 'function') {
      return query(...given.slice(0, -1), (...answered: unknown[]) => {
        note()
        answer(...answered)
      })
    }
    const result = query(...given)
    // The caller has the promise itself, and its failure.
    if (result instanceof Promise) result.then(note, note)
    return result
  }
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '')
