import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLlmSandbox } from '../../sandbox/llm/server.ts'
import { startMailbox } from '../../sandbox/mailbox/server.ts'
import { startPayPalSandbox } from '../../sandbox/paypal/server.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { startPgBouncer } from './pgbouncer.ts'
import { type Postgres, siteUrl, startPrimary, until } from './postgres.ts'
import { openProxy } from './proxy.ts'
import { openRelay, type Relay } from './relay.ts'
import { restartDelayMs, type Supervised, stopDelaySeconds, supervise } from './supervise.ts'

export type WebProcess = Supervised & { port: number }

/** The product as an operator runs it: several processes behind a proxy, and all that they talk to. */
export type Installation = {
  /** What users ask. */
  url: string
  proxy: string
  folder: string
  /** Where the database lies on a disk of its own, which can be filled; absent where no such disk can be made. */
  smallDisk: string | undefined
  webs: WebProcess[]
  workers: Supervised[]
  /** The server that the address of the database leads to. */
  database: { now: Postgres }
  outside: Record<'payPal' | 'mail' | 'model', Relay>
  payPal: Awaited<ReturnType<typeof startPayPalSandbox>>
  mailbox: Awaited<ReturnType<typeof startMailbox>>
  close: () => Promise<void>
}

/** Beyond the deadlines of all three: 20 s for an answer of PayPal and for the first word of a model. */
const slowMs = 25_000
const slowMailMs = 4_000
/** Six processes that start at once on two busy cores. */
const startMs = 150_000
const smallDiskMegabytes = 700

export async function openInstallation(given: {
  webs: number
  workers: number
  withPgBouncer: boolean
}): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'lettrine-chaos-'))
  // The account that runs PostgreSQL needs access.
  chmodSync(folder, 0o755)
  const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const close = async () => {
    for (const end of closing.reverse()) await end()
  }
  try {
    const smallDisk = mountSmallDisk(join(folder, 'disk'))
    if (smallDisk) closing.push(() => spawnSync('umount', [smallDisk]))
    const primary = await startPrimary(smallDisk ?? join(folder, 'disk'))
    const database = { now: primary }
    closing.push(() => database.now.server.hold('SIGINT'))
    const toDatabase = await openRelay(() => database.now.port)
    closing.push(toDatabase.close)
    const pooler = given.withPgBouncer ? await startPgBouncer(folder, toDatabase.port) : undefined
    if (pooler) closing.push(pooler.close)
    const services = await openServices()
    closing.push(services.close)
    const proxy = await openProxy(folder)
    const url = `http://localhost:${proxy.port}`
    const environment = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(folder, 'compiled'),
      LOG_LEVEL: 'error',
      AUTH_SECRET: randomBytes(32).toString('base64url'),
      PUBLIC_URL: url,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      STOP_DELAY_SECONDS: stopDelaySeconds(),
      DATABASE_URL: siteUrl(pooler?.port ?? toDatabase.port),
      ...(pooler ? { DATABASE_SESSION_URL: siteUrl(toDatabase.port) } : {}),
      ...services.environment,
    }
    const start = async (name: string, role: 'web' | 'worker') => {
      const port = await freePort()
      const process = superviseServer(folder, name, { ...environment, ROLE: role, PORT: String(port) })
      closing.push(() => process.hold('SIGTERM'))
      return { ...process, port }
    }
    const count = (length: number) => Array.from({ length }, (_, place) => place + 1)
    const webs = await Promise.all(count(given.webs).map((place) => start(`web-${place}`, 'web')))
    const workers = await Promise.all(count(given.workers).map((place) => start(`worker-${place}`, 'worker')))
    await until(async () => (await Promise.all([...webs, ...workers].map(isReady))).every(Boolean), startMs)
    await proxy.start(webs.map(({ port }) => port))
    closing.push(proxy.close)
    await until(async () => (await fetch(`${url}/readyz`)).ok)
    return {
      ...{ url, folder, smallDisk, webs, workers, database, close },
      proxy: proxy.name,
      ...services.opened,
    }
  } catch (fault) {
    await close()
    throw fault
  }
}

export const isReady = ({ port }: { port: number }): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1_500) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** A file system in memory, which root can make, so that a full disk is the disk of the database alone. */
function mountSmallDisk(folder: string): string | undefined {
  mkdirSync(folder)
  const options = `size=${smallDiskMegabytes}m,mode=0755`
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'lettrine-chaos', folder])
  return status === 0 ? folder : undefined
}

function superviseServer(folder: string, name: string, environment: NodeJS.ProcessEnv): Supervised {
  const program = join(import.meta.dirname, '../../server/src/main.ts')
  return supervise(
    name,
    () => {
      const log = openSync(join(folder, `${name}.log`), 'a')
      const child = spawn(process.execPath, [program], {
        env: { ...environment, DATA_DIR: join(folder, name) },
        stdio: ['ignore', log, log],
      })
      closeSync(log)
      return child
    },
    restartDelayMs(),
  )
}

/** Sandboxes of PayPal, mail and a model, each behind a relay that can spoil its answers. */
async function openServices() {
  const payPal = await startPayPalSandbox({ environment: {} })
  const mailbox = await startMailbox()
  const model = await startLlmSandbox()
  const portOf = (address: string) => Number(new URL(address).port)
  const outside = {
    // The first chunk of an answer is lost: PayPal has done what it was asked.
    payPal: await openRelay(() => portOf(payPal.url), { slowMs, cutAfter: 0 }),
    mail: await openRelay(() => portOf(mailbox.smtpUrl), { slowMs: slowMailMs, cutAfter: 3 }),
    model: await openRelay(() => portOf(model.url), { slowMs, cutAfter: 3 }),
  }
  return {
    opened: { outside, payPal, mailbox },
    environment: {
      PAYPAL_CLIENT_ID: payPal.clientId,
      PAYPAL_CLIENT_SECRET: payPal.clientSecret,
      PAYPAL_WEBHOOK_ID: payPal.webhookId,
      PAYPAL_BASE_URL: `http://127.0.0.1:${outside.payPal.port}`,
      SMTP_URL: `smtp://127.0.0.1:${outside.mail.port}`,
      WRITER: 'openai-compatible',
      WRITER_MODEL: 'sandbox',
      WRITER_API_KEY: 'sandbox',
      WRITER_BASE_URL: `http://127.0.0.1:${outside.model.port}/v1`,
    },
    close: async () => {
      for (const relay of Object.values(outside)) await relay.close()
      await payPal.close()
      await mailbox.close()
      await model.close()
    },
  }
}
