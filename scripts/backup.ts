import { systemClock } from '../server/src/platform/clock.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { newId } from '../server/src/platform/new-id.ts'
import { backupFolder, runBackup } from './backup-commands.ts'
import { openSessionDatabase } from './database.ts'
import { loadEnvironment, runCommand } from './environment.ts'

/** Saves the database of a running Lettrine, or the one that it will use. */
await runCommand(async () => {
  const environment = loadEnvironment()
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort())
  const database = await openSessionDatabase(environment)
  try {
    await migrate(database.url)
    const deps = { databaseUrl: database.url, clock: systemClock, newId, folder: backupFolder(environment) }
    console.log(await runBackup({ ...deps, signal: stop.signal }, process.argv.slice(2)))
  } finally {
    await database.stop()
  }
})
