import { systemClock } from '../server/src/platform/clock.ts'
import { connect } from '../server/src/platform/database/database.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { runAnalytics } from './analytics-command.ts'
import { openSessionDatabase } from './database.ts'
import { loadEnvironment, runCommand } from './environment.ts'

/** Prints the analytics report from the database of a running Lettrine, or the one it will use. */
await runCommand(async () => {
  const database = await openSessionDatabase(loadEnvironment())
  try {
    await migrate(database.url)
    const { db, close } = connect(database.url, (fault) => console.error(fault))
    try {
      console.log(await runAnalytics({ db, clock: systemClock }, process.argv.slice(2)))
    } finally {
      await close()
    }
  } finally {
    await database.stop()
  }
})
