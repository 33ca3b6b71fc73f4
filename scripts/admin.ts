import { systemClock } from '../server/src/platform/clock.ts'
import { connect } from '../server/src/platform/database/database.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { newId } from '../server/src/platform/new-id.ts'
import { runAdmin } from './admin-commands.ts'
import { openDatabase } from './database.ts'
import { loadEnvironment, runCommand } from './environment.ts'

/** Operators’ commands, on the database of a running Lettrine, or the one that it will use. */
await runCommand(async () => {
  const database = await openDatabase(loadEnvironment())
  try {
    await migrate(database.url)
    const { db, close } = connect(database.url, (fault) => console.error(fault))
    try {
      const deps = { db, clock: systemClock, newId }
      console.log(await runAdmin(deps, process.argv.slice(2)))
    } finally {
      await close()
    }
  } finally {
    await database.stop()
  }
})
