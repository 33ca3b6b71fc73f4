import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testSecret } from './test-app.ts'

export type ServerProcess = {
  url: string
  /** All that it has written so far. */
  written: () => string
  stop: () => Promise<void>
}

/** The server in a process of its own, ready, for tests of what is global there: its output, its patched modules. */
export async function startServerProcess(
  port: number,
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'lettrine-process-'))
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    env: {
      PATH: process.env.PATH,
      AUTH_SECRET: testSecret,
      PORT: String(port),
      DATA_DIR: folder,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  let written = ''
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        written += String(text)
        if (written.includes('Lettrine est prête')) resolve()
      })
    exited.then(() => reject(new Error(`The server ended before it was ready:\n${written}`)))
  })
  await ready
  return {
    url: `http://localhost:${port}`,
    written: () => written,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
