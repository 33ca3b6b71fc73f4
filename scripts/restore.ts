import { runRestore } from './backup-commands.ts'
import { openSessionDatabase } from './database.ts'
import { loadEnvironment, runCommand } from './environment.ts'

/** Puts a backup in the place of the database that Lettrine will use. */
await runCommand(async () => {
  const database = await openSessionDatabase(loadEnvironment())
  try {
    console.log(await runRestore(database.url, process.argv.slice(2)))
  } finally {
    await database.stop()
  }
})
