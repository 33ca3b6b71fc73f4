import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type RunningServer = {
  url: string
  process: ChildProcess
  end: (signal: NodeJS.Signals) => Promise<void>
  /** Runs an operator's command on its database, as `npm run admin` does. */
  admin: (...words: string[]) => Promise<void>
}

/** Starts the product as `npm start` does, in a separate process, and waits for its ready line. */
export async function startProduct(
  environment: NodeJS.ProcessEnv & { PORT: string; DATA_DIR: string },
): Promise<RunningServer> {
  const cwd = join(import.meta.dirname, '..')
  const env = { ...process.env, DATABASE_URL: '', PUBLIC_URL: '', LOG_LEVEL: 'error', ...environment }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (text: Buffer) => {
      printed += text.toString()
      if (printed.includes('Lettrine est prête')) resolve()
    })
    exited.then(([code]) =>
      reject(new Error(`The server ended with ${code} before it was ready:\n${printed}`)),
    )
  })
  return {
    url: `http://localhost:${environment.PORT}`,
    process: child,
    end: async (signal) => {
      child.kill(signal)
      await exited
    },
    admin: async (...words) => {
      await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...words], {
        cwd,
        env,
      })
    },
  }
}
