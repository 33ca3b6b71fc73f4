import { startEmbeddedPostgres } from './embedded-postgres/start.ts'

/** The database to use: the one `DATABASE_URL` names, else the embedded one, with its data in `DATA_DIR`. */
export async function openDatabase(
  environment: NodeJS.ProcessEnv,
): Promise<{ url: string; stop: () => Promise<void> }> {
  if (environment.DATABASE_URL) return { url: environment.DATABASE_URL, stop: async () => {} }
  return startEmbeddedPostgres({ dataDir: environment.DATA_DIR || '.data', database: 'lettrine' })
}

/** As `openDatabase`, past a pooler: commands lock, and set what lasts as long as their connection. */
export const openSessionDatabase = (environment: NodeJS.ProcessEnv) =>
  openDatabase({ ...environment, DATABASE_URL: environment.DATABASE_SESSION_URL || environment.DATABASE_URL })
