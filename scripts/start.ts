import { startServer, stopOnSignal } from '../server/src/main.ts'
import { readyLine } from '../server/src/ready-line.ts'
import { buildWebIfStale } from './build-web.ts'
import { openDatabase } from './database.ts'
import { loadEnvironment, runCommand } from './environment.ts'
import { openIdentitySandbox } from './identity-sandbox.ts'
import { openMailboxSandbox } from './mailbox-sandbox.ts'
import { openPaymentSandbox } from './payment-sandbox.ts'
import { scriptText as say } from './scripts.fr.ts'
import { openWriterSandbox } from './writer-sandbox.ts'

await runCommand(async () => {
  const environment = loadEnvironment()
  await buildWebIfStale()
  const database = await openDatabase(environment)
  const writer = await openWriterSandbox(environment)
  const mailbox = await openMailboxSandbox(environment).catch(async (fault: unknown) => {
    await writer.stop()
    await database.stop()
    throw fault
  })
  const identity = await openIdentitySandbox(environment)
  const stopOthers = async () => {
    await identity.stop()
    await mailbox.stop()
    await writer.stop()
    await database.stop()
  }
  const payments = await openPaymentSandbox(environment).catch(async (fault: unknown) => {
    await stopOthers()
    throw fault
  })
  const stopAround = async () => {
    await payments.stop()
    await stopOthers()
  }
  try {
    const server = await startServer({
      ...environment,
      ...writer.environment,
      ...mailbox.environment,
      ...identity.environment,
      ...payments.environment,
      DATABASE_URL: database.url,
    })
    stopOnSignal(async () => {
      await server.stop()
      await stopAround()
    })
    if (mailbox.url) console.log(say.sandboxMailbox(mailbox.url))
    console.log(readyLine(server.config.publicUrl))
  } catch (fault) {
    await stopAround()
    throw fault
  }
})
