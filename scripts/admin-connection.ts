import { hostname, userInfo } from 'node:os'
import { systemClock } from '../server/src/platform/clock.ts'
import { connect } from '../server/src/platform/database/database.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { openJobQueue } from '../server/src/platform/jobs/job-queue.ts'
import { buildMailer } from '../server/src/platform/mail/mailer.ts'
import { newId } from '../server/src/platform/new-id.ts'
import { runAdmin } from './admin-commands.ts'
import { openSessionDatabase } from './database.ts'
import { siteOf } from './identity-sandbox.ts'

/** One connection for operators’ commands, which the journal tells by the account of this machine; migrates the database. */
export async function openAdminConnection(environment: NodeJS.ProcessEnv) {
  const database = await openSessionDatabase(environment)
  await migrate(database.url)
  const { db, close } = connect(database.url, (fault) => console.error(fault))
  const openMail = async () => {
    const jobs = await openJobQueue(db)
    const mailer = buildMailer({ jobs, clock: systemClock, newId })
    return { mailer, publicUrl: siteOf(environment), close: jobs.close }
  }
  return {
    run: (...words: string[]) =>
      runAdmin({ db, clock: systemClock, newId, actor: accountOfMachine(), openMail }, words),
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
