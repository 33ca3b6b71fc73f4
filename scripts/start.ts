import { startServer, stopOnSignal } from '../server/src/main.ts'
import { readyLine } from '../server/src/ready-line.ts'
import { buildWebIfStale } from './build-web.ts'
import { openDatabase } from './database.ts'
import { loadEnvironment, runCommand } from './environment.ts'
import { openIdentitySandbox } from './identity-sandbox.ts'
import { openWriterSandbox } from './writer-sandbox.ts'

await runCommand(async () => {
  const environment = loadEnvironment()
  await buildWebIfStale()
  const database = await openDatabase(environment)
  const writer = await openWriterSandbox(environment)
  const identity = await openIdentitySandbox(environment)
  try {
    const server = await startServer({
      ...environment,
      ...writer.environment,
      ...identity.environment,
      DATABASE_URL: database.url,
    })
    stopOnSignal(async () => {
      await server.stop()
      await writer.stop()
      await identity.stop()
      await database.stop()
    })
    console.log(readyLine(server.config.publicUrl))
  } catch (fault) {
    await writer.stop()
    await identity.stop()
    await database.stop()
    throw fault
  }
})
