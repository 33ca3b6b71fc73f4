import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Connection, connect } from '../src/platform/database/database.ts'
import './provided.ts'

const connectDirectly = async (url: string): Promise<Connection> =>
  connect(url, (fault) => {
    throw fault
  })

/** A migrated, empty database of its own for one test file. */
export async function openTestDatabase(
  open: (url: string) => Promise<Connection> = connectDirectly,
): Promise<Connection & { url: string }> {
  const template = new URL(inject('templateDatabaseUrl'))
  const templateName = template.pathname.slice(1)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const maintenance = new URL(template)
  maintenance.pathname = '/postgres'
  const client = new pg.Client({ connectionString: maintenance.href })
  await client.connect()
  // PostgreSQL cannot clone a template database concurrently: test files take turns.
  await client.query('SELECT pg_advisory_lock(1)')
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${templateName}`)
  await client.end()
  const mine = new URL(template)
  mine.pathname = `/${name}`
  const connection = await open(mine.href)
  return { ...connection, url: mine.href }
}
