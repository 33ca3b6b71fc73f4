import type pg from 'pg'
import { escapeIdentifier } from 'pg'
import { jobsSchema } from '../jobs/queue-settings.ts'
import type { TableColumns, TableSum } from './backup-format.ts'

/** The schemas of Lettrine. */
const schemas = ['public', jobsSchema]

/** Filled by the migrations themselves, by pg-boss, and by each process that serves pages, as it starts. */
const leftOut = ['public.schema_migrations', `${jobsSchema}.version`, 'public.site_files']

const notOfAnExtension = (catalog: string, oid: string) =>
  `NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = '${catalog}'::regclass AND d.objid = ${oid} AND d.deptype = 'e')`

/** Every table that a backup holds, with the columns that are stored as given; partitions are read through their table. */
export async function listTables(client: pg.ClientBase): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(
    `SELECT n.nspname AS schema, c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c
     JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE n.nspname = ANY ($1) AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND n.nspname || '.' || c.relname <> ALL ($2) AND ${notOfAnExtension('pg_class', 'c.oid')}
     GROUP BY n.nspname, c.relname ORDER BY n.nspname, c.relname`,
    [schemas, leftOut],
  )
  return rows
}

export const nameOf = ({ schema, name }: Pick<TableSum, 'schema' | 'name'>): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`

const columnsOf = ({ columns }: TableColumns): string => columns.map(escapeIdentifier).join(', ')

/** The query whose rows a backup holds, in the text format of `COPY`. */
export const copyOut = (table: TableColumns): string =>
  `COPY (SELECT ${columnsOf(table)} FROM ${nameOf(table)}) TO STDOUT`

export const copyIn = (table: TableColumns): string =>
  `COPY ${nameOf(table)} (${columnsOf(table)}) FROM stdin`

/** Settings that the text of values depends on, and that let a long copy live. */
export const copySettings = [
  "SET client_encoding = 'UTF8'",
  "SET TimeZone = 'UTC'",
  "SET DateStyle = 'ISO, YMD'",
  "SET IntervalStyle = 'postgres'",
  "SET bytea_output = 'hex'",
  'SET extra_float_digits = 1',
  'SET statement_timeout = 0',
  'SET idle_in_transaction_session_timeout = 0',
].join(';\n')

/** What migrations make in `public`, and how each is dropped. */
const dropped = [
  {
    what: 'TABLE',
    catalog: 'pg_class',
    schema: 'relnamespace',
    name: 'regclass',
    where: "relkind IN ('r', 'p')",
  },
  { what: 'FUNCTION', catalog: 'pg_proc', schema: 'pronamespace', name: 'regprocedure', where: 'true' },
  {
    what: 'TEXT SEARCH CONFIGURATION',
    catalog: 'pg_ts_config',
    schema: 'cfgnamespace',
    name: 'regconfig',
    where: 'true',
  },
]

/** Deletes all that the migrations made; extensions stay, because making one may take a superuser. */
export async function dropSchema(client: pg.ClientBase): Promise<void> {
  for (const { what, catalog, schema, name, where } of dropped) {
    const { rows } = await client.query<{ name: string }>(
      `SELECT c.oid::${name}::text AS name FROM ${catalog} c
       WHERE c.${schema} = 'public'::regnamespace AND ${where} AND ${notOfAnExtension(catalog, 'c.oid')}`,
    )
    // One statement for all: what depends on another may be gone with it.
    const names = rows.map((row) => row.name).join(', ')
    if (what === 'TEXT SEARCH CONFIGURATION')
      for (const row of rows) await client.query(`DROP ${what} ${row.name} CASCADE`)
    else if (names) await client.query(`DROP ${what} ${names} CASCADE`)
  }
  await client.query(`DROP SCHEMA IF EXISTS ${escapeIdentifier(jobsSchema)} CASCADE`)
}

/**
 * Removes the foreign keys and pauses the triggers, so that tables load in any order, and removes the indexes that hold no
 * constraint, which are made faster from whole tables. Returns what undoes it.
 */
export async function pauseConstraints(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ relation: string; name: string; definition: string }>(
    `SELECT k.conrelid::regclass::text AS relation, k.conname AS name, pg_get_constraintdef(k.oid) AS definition
     FROM pg_constraint k JOIN pg_namespace n ON n.oid = k.connamespace
     WHERE k.contype = 'f' AND k.conparentid = 0 AND n.nspname = ANY ($1)`,
    [schemas],
  )
  const { rows: triggers } = await client.query<{ relation: string; name: string }>(
    `SELECT t.tgrelid::regclass::text AS relation, t.tgname AS name
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE NOT t.tgisinternal AND t.tgparentid = 0 AND t.tgenabled = 'O' AND n.nspname = ANY ($1)`,
    [schemas],
  )
  // Those of the job tables are small, and belong to partitions.
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE c.relnamespace = 'public'::regnamespace AND NOT EXISTS (
       SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype IN ('p', 'u', 'x'))
       AND ${notOfAnExtension('pg_class', 'i.indrelid')}`,
  )
  const turn = async (way: 'DISABLE' | 'ENABLE') => {
    for (const { relation, name } of triggers)
      await client.query(`ALTER TABLE ${relation} ${way} TRIGGER ${escapeIdentifier(name)}`)
  }
  for (const { relation, name } of keys)
    await client.query(`ALTER TABLE ${relation} DROP CONSTRAINT ${escapeIdentifier(name)}`)
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
  await turn('DISABLE')
  return async () => {
    for (const { definition } of indexes) await client.query(definition)
    for (const { relation, name, definition } of keys)
      await client.query(`ALTER TABLE ${relation} ADD CONSTRAINT ${escapeIdentifier(name)} ${definition}`)
    await turn('ENABLE')
  }
}

/** Version of the job tables; null when there are none. */
export async function jobsVersion(client: pg.ClientBase): Promise<number | null> {
  const table = `${escapeIdentifier(jobsSchema)}.version`
  const { rows: found } = await client.query<{ exists: boolean }>(
    'SELECT to_regclass($1) IS NOT NULL AS exists',
    [table],
  )
  if (!found[0]?.exists) return null
  const { rows } = await client.query<{ version: number }>(`SELECT version::int AS version FROM ${table}`)
  return rows[0]?.version ?? null
}
