import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import '../server/testing/provided.ts'
import { jobDefinitions } from '../server/src/jobs.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { prepareJobs } from '../server/src/platform/jobs/prepare-jobs.ts'
import { startEmbeddedPostgres } from './embedded-postgres/start.ts'

/** One PostgreSQL for the whole run, deleted at its end. */
export default async function startTestCluster(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lettrine-test-'))
  // The account that runs PostgreSQL needs access; otherwise files would stay in /var/tmp.
  chmodSync(dataDir, 0o755)
  const cluster = await startEmbeddedPostgres({
    dataDir,
    database: 'template_lettrine',
    settings: {
      ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
      // Which statements ran, by database.
      ...{ shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track_utility': 'off' },
    },
  })
  await migrate(cluster.url)
  await prepareJobs(cluster.url, jobDefinitions)
  await closeConnectionsTo(cluster.url)
  project.provide('templateDatabaseUrl', cluster.url)
  return async () => {
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

// A template with an open connection cannot be cloned.
async function closeConnectionsTo(url: string): Promise<void> {
  const address = new URL(url)
  const name = address.pathname.slice(1)
  address.pathname = '/postgres'
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name])
  await client.end()
}
