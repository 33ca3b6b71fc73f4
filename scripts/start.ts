import { startServer, stopOnSignal } from '../server/src/main.ts'
import { readyLine } from '../server/src/ready-line.ts'
import { buildWebIfStale } from './build-web.ts'
import { openDatabase } from './database.ts'
import { loadEnvironment, runCommand } from './environment.ts'

await runCommand(async () => {
  const environment = loadEnvironment()
  await buildWebIfStale()
  const database = await openDatabase(environment)
  try {
    const server = await startServer({ ...environment, DATABASE_URL: database.url })
    stopOnSignal(async () => {
      await server.stop()
      await database.stop()
    })
    console.log(readyLine(server.config.publicUrl))
  } catch (fault) {
    await database.stop()
    throw fault
  }
})
