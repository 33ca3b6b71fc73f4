import { systemClock } from '../server/src/platform/clock.ts'
import { connect } from '../server/src/platform/database/database.ts'
import { newId } from '../server/src/platform/new-id.ts'
import { runAdmin } from './admin-commands.ts'
import { openDatabase } from './database.ts'

/** One connection for many operators' commands, to the database of a running Lettrine. */
export async function openAdminConnection(environment: NodeJS.ProcessEnv) {
  const database = await openDatabase(environment)
  const { db, close } = connect(database.url, (fault) => console.error(fault))
  return {
    run: (...words: string[]) => runAdmin({ db, clock: systemClock, newId }, words),
    close: async () => {
      await close()
      await database.stop()
    },
  }
}
