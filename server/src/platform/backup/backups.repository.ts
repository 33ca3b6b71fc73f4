import pg from 'pg'

export type BackupRecord = {
  id: string
  madeAt: Date
  machine: string
  path: string
  bytes: number
  rowCount: number
  isTried: boolean
}

async function query<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  text: string,
  values: unknown[] = [],
) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'lettrine backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

export async function insertBackup(databaseUrl: string, record: BackupRecord): Promise<void> {
  const { id, madeAt, machine, path, bytes, rowCount, isTried } = record
  await query(
    databaseUrl,
    'INSERT INTO backups (id, made_at, machine, path, bytes, row_count, is_tried) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [id, madeAt, machine, path, bytes, rowCount, isTried],
  )
}

/** The newest backup; undefined before the first. */
export async function findNewestBackup(databaseUrl: string): Promise<BackupRecord | undefined> {
  const [row] = await query<BackupRecord>(
    databaseUrl,
    `SELECT id, made_at AS "madeAt", machine, path, bytes::float8 AS bytes, row_count::float8 AS "rowCount",
       is_tried AS "isTried" FROM backups ORDER BY made_at DESC LIMIT 1`,
  )
  return row
}

/** Forgets the backups made before `limit`: their files are deleted. */
export async function deleteBackupsBefore(databaseUrl: string, limit: Date): Promise<void> {
  await query(databaseUrl, 'DELETE FROM backups WHERE made_at < $1', [limit])
}
