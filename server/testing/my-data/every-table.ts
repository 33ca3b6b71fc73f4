import type { TestApp } from '../test-app.ts'

type Rows<Row> = { rows: Row[] }

/** Every table of every schema that is not PostgreSQL’s own, as «schema.table». */
export async function everyTable({ db }: TestApp): Promise<string[]> {
  const { rows } = (await db.execute(
    `SELECT schemaname || '.' || tablename AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  )) as unknown as Rows<{ name: string }>
  return rows.map(({ name }) => name)
}

/** Our tables with a user column, with the name of that column. */
export async function tablesOfUsers({ db }: TestApp): Promise<{ table: string; column: string }[]> {
  const { rows } = (await db.execute(
    `SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns c
     JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.column_name LIKE '%user\\_id'
     ORDER BY 1`,
  )) as unknown as Rows<{ table: string; column: string }>
  return rows
}

/** Names of the tables in which some row, read as text in all its columns, holds one of `words`; case aside. */
export async function tablesWith(server: TestApp, words: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const table of await everyTable(server)) {
    // Bytes are read as hexadecimal.
    const needles = words.flatMap((word) => [word.toLowerCase(), Buffer.from(word).toString('hex')])
    const patterns = needles.map((needle) => `'%${needle}%'`).join(', ')
    const { rows } = (await server.db.execute(
      `SELECT 1 FROM ${table} AS one WHERE lower(one::text) LIKE ANY (ARRAY[${patterns}]) LIMIT 1`,
    )) as unknown as Rows<unknown>
    if (rows.length > 0) found.push(table)
  }
  return found
}

export async function countRows(
  { db }: TestApp,
  table: string,
  column: string,
  value: string,
): Promise<number> {
  const { rows } = (await db.execute(
    `SELECT count(*)::integer AS count FROM ${table} WHERE ${column} = '${value}'`,
  )) as unknown as Rows<{ count: number }>
  return rows[0]!.count
}
