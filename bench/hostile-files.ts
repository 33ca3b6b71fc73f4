import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startProduct } from '../scripts/running-server.ts'
import { hostileFiles } from '../server/testing/career/hostile-files.ts'
import { freePort } from '../server/testing/free-port.ts'
import { signUpOn } from './product-account.ts'
import { ms, report } from './report.ts'

const budget = { milliseconds: 1_000, childMb: 512, serverGrowthMb: 60 }

/**
 * Sends the files that are no CV to a product in a separate process, and prints what each costs: time to the refusal,
 * peak memory of the process that reads files, and of the server. Where the system keeps no such peak, only times.
 */
export async function measureHostileFiles(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lettrine-bench-'))
  // The account that runs PostgreSQL needs access.
  chmodSync(folder, 0o755)
  const product = await startProduct({ PORT: String(await freePort()), DATA_DIR: folder })
  try {
    const token = await signUpOn(product.url)
    // The process is started by the first file, and loads its lists once.
    await send(product.url, token, new TextEncoder().encode('Caissière, Carrefour, 2019-2021'))
    const server = product.process.pid!
    const reader = await childOf(server, 'career-child')
    await Promise.all([resetPeak(reader), resetPeak(server)])
    const atRest = { reader: await peakMb(reader), server: await peakMb(server) }
    console.log(`      at rest: reader ${mb(atRest.reader)}, server ${mb(atRest.server)}`)
    const costs: { time: number; reader: number | undefined; server: number | undefined }[] = []
    for (const { name, bytes, refusal } of hostileFiles) {
      const file = bytes()
      await Promise.all([resetPeak(reader), resetPeak(server)])
      const started = performance.now()
      const reason = await send(product.url, token, file)
      const time = performance.now() - started
      if (reason !== refusal) throw new Error(`${name} was answered ${reason}, not ${refusal}`)
      const cost = { time, reader: await peakMb(reader), server: await peakMb(server) }
      costs.push(cost)
      const size = `${(file.length / 1_024).toFixed(1)} kB`
      console.log(
        `      ${name} (${size}): ${ms(time)}, reader ${mb(cost.reader)}, server ${mb(cost.server)}`,
      )
    }
    const most = (of: (cost: (typeof costs)[number]) => number) => Math.max(...costs.map(of))
    const slowest = most(({ time }) => time)
    report(
      'a hostile file, the slowest',
      ms(slowest),
      ms(budget.milliseconds),
      slowest <= budget.milliseconds,
    )
    if (atRest.server === undefined) return
    const child = most((cost) => cost.reader ?? 0)
    report('memory of the reader at its peak', mb(child), mb(budget.childMb), child <= budget.childMb)
    const growth = most((cost) => cost.server ?? 0) - atRest.server
    report(
      'memory of the server above its rest',
      mb(growth),
      mb(budget.serverGrowthMb),
      growth <= budget.serverGrowthMb,
    )
    const isSame = (await childOf(server, 'career-child')) === reader
    report('processes ended by a hostile file', isSame ? '0' : '1', '0', isSame)
  } finally {
    await product.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

const mb = (value: number | undefined) => (value === undefined ? 'unknown' : `${value.toFixed(0)} MB`)

/** Sends a file as the import page does; resolves with the reason of the refusal, undefined when it was read. */
async function send(url: string, token: string, bytes: Uint8Array): Promise<string | undefined> {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(bytes)], 'cv.pdf'))
  const answer = await fetch(`${url}/v1/career/read`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  const { details } = (await answer.json()) as { details?: { reason?: string } }
  return details?.reason
}

/** The id of the process that a process started with this script. */
async function childOf(parent: number, script: string): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=,args='])
  const line = stdout
    .split('\n')
    .map((text) => text.trim().split(/\s+/u))
    .find(([, ppid, ...args]) => Number(ppid) === parent && args.join(' ').includes(script))
  return Number(line?.[0])
}

/** The most memory a process held since `resetPeak`; undefined where the system does not tell. */
async function peakMb(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /^VmHWM:\s*(\d+)/mu.exec(status)?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1_024
}

// Linux: 5 sets the peak to what the process holds now.
const resetPeak = (pid: number) => writeFile(`/proc/${pid}/clear_refs`, '5').catch(() => {})
