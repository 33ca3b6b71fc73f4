import type { ClientBase } from 'pg'

type Query = (...given: unknown[]) => unknown

/**
 * Sends every statement of a connection without a name. A pooler of transactions gives each of them another connection to
 * PostgreSQL, which does not know what a name meant on the one before.
 */
export function withoutStatementNames(client: ClientBase): void {
  const own = client as unknown as { query: Query }
  const query: Query = own.query.bind(client)
  own.query = (statement, ...rest) =>
    query(isNamed(statement) ? { ...statement, name: undefined } : statement, ...rest)
}

const isNamed = (statement: unknown): statement is { name: string } =>
  typeof statement === 'object' &&
  statement !== null &&
  typeof (statement as { name?: unknown }).name === 'string'
