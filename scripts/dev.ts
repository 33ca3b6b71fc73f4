import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openDatabase } from './database.ts'
import { loadEnvironment, runCommand } from './environment.ts'
import { openSandboxes } from './sandboxes.ts'
import { scriptText as texts } from './scripts.fr.ts'

const apiPort = 3001

/** Restarts the server and reloads the pages when their files change; both have one address. */
await runCommand(async () => {
  const environment = loadEnvironment()
  const port = environment.PORT || '3000'
  const database = await openDatabase(environment)
  const sandboxes = await openSandboxes({ ...environment, PORT: port, PUBLIC_URL: '' }).catch(
    async (fault: unknown) => {
      await database.stop()
      throw fault
    },
  )
  const { MAILBOX_URL } = sandboxes.environment
  if (MAILBOX_URL) console.log(texts.sandboxMailbox(MAILBOX_URL))
  const shared = {
    ...environment,
    ...sandboxes.environment,
    DATABASE_URL: database.url,
    PUBLIC_URL: `http://localhost:${port}`,
  }
  const server = spawn(process.execPath, ['--watch', 'server/src/main.ts'], {
    stdio: 'inherit',
    env: { ...shared, PORT: String(apiPort), LOG_LEVEL: environment.LOG_LEVEL || 'info' },
  })
  const pages = spawn('react-router', ['dev', '--port', port], {
    cwd: 'web',
    stdio: 'inherit',
    env: { ...shared, API_ORIGIN: `http://127.0.0.1:${apiPort}` },
  })
  const ends = [once(server, 'exit'), once(pages, 'exit')]
  const stop = () => {
    server.kill()
    pages.kill()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  await Promise.race(ends)
  stop()
  await Promise.all(ends)
  await sandboxes.stop()
  await database.stop()
})
