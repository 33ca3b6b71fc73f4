import { checkValues } from '../server/src/config.ts'
import { startServer, stopOnSignal } from '../server/src/main.ts'
import { readyLine } from '../server/src/ready-line.ts'
import { buildWebIfStale } from './build-web.ts'
import { readDataNotice } from './data-notice.ts'
import { openDatabase } from './database.ts'
import { loadEnvironment, runCommand } from './environment.ts'
import { openSandboxes, type Sandboxes } from './sandboxes.ts'
import { scriptText as texts } from './scripts.fr.ts'

await runCommand(async () => {
  const environment = loadEnvironment()
  const { LANGUAGETOOL_URL } = environment
  // «sandbox» becomes the address of one that is started below.
  checkValues({ ...environment, LANGUAGETOOL_URL: LANGUAGETOOL_URL === 'sandbox' ? '' : LANGUAGETOOL_URL })
  await buildWebIfStale()
  const database = await openDatabase(environment)
  let sandboxes: Sandboxes | undefined
  const stopAround = async () => {
    await sandboxes?.stop()
    await database.stop()
  }
  try {
    sandboxes = await openSandboxes(environment)
    const server = await startServer({
      ...environment,
      ...sandboxes.environment,
      DATABASE_URL: database.url,
    })
    stopOnSignal(async () => {
      await server.stop()
      await stopAround()
    })
    const { MAILBOX_URL } = sandboxes.environment
    if (MAILBOX_URL) console.log(texts.sandboxMailbox(MAILBOX_URL))
    console.log(await readDataNotice(environment, database.url))
    console.log(readyLine(server.config.publicUrl))
  } catch (fault) {
    await stopAround()
    throw fault
  }
})
