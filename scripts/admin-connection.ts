import { hostname, userInfo } from 'node:os'
import { systemClock } from '../server/src/platform/clock.ts'
import { connect } from '../server/src/platform/database/database.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { newId } from '../server/src/platform/new-id.ts'
import { runAdmin } from './admin-commands.ts'
import { openDatabase } from './database.ts'

/** One connection for operators’ commands, which the journal tells by the account of this machine; migrates the database. */
export async function openAdminConnection(environment: NodeJS.ProcessEnv) {
  const database = await openDatabase(environment)
  await migrate(database.url)
  const { db, close } = connect(database.url, (fault) => console.error(fault))
  return {
    run: (...words: string[]) =>
      runAdmin({ db, clock: systemClock, newId, actor: accountOfMachine() }, words),
    close: async () => {
      await close()
      await database.stop()
    },
  }
}

/** «root@server-1»; some containers give their account no name. */
function accountOfMachine(): string {
  try {
    return `${userInfo().username}@${hostname()}`
  } catch {
    return `${process.getuid?.() ?? 'account'}@${hostname()}`
  }
}
