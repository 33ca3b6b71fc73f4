import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freePort } from '../server/testing/free-port.ts'
import { startProduct } from './running-server.ts'

// Ctrl+C reaches the whole process group, and npm and our launcher each forward it. Browsers open connections before
// they need them.
test('a signal received three times stops the product and its database once, at once despite an unused connection', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lettrine-stop-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const server = await startProduct({ PORT: String(port), DATA_DIR: folder })
  const postmaster = join(folder, 'postgres', 'postmaster.pid')
  expect(existsSync(postmaster)).toBe(true)
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  const started = performance.now()
  const ended = server.end('SIGTERM')
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    await pause(5)
    server.process.kill(signal)
  }
  await ended
  expect(performance.now() - started).toBeLessThan(15_000)
  expect(server.process.exitCode).toBe(0)
  expect(existsSync(postmaster)).toBe(false)
  silent.destroy()
  rmSync(folder, { recursive: true, force: true })
})

// npm sends the signal to a shell, which exits without forwarding it.
test('a signal to npm alone stops the product and its database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lettrine-stop-'))
  chmodSync(folder, 0o755)
  const npm = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: folder,
      DATABASE_URL: '',
      PUBLIC_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  for await (const text of npm.stdout) {
    printed += String(text)
    if (printed.includes('Lettrine est prête')) break
  }
  expect(printed).toContain(
    `Les données sont dans ${join(folder, 'postgres')}. Elles n’ont jamais été sauvegardées`,
  )
  const exited = once(npm, 'exit')
  npm.kill('SIGTERM')
  await exited
  const postmaster = join(folder, 'postgres', 'postmaster.pid')
  await expect.poll(() => existsSync(postmaster), { timeout: 20_000, interval: 100 }).toBe(false)
  rmSync(folder, { recursive: true, force: true })
})
