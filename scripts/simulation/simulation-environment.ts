import pg from 'pg'
import { startLocalServer } from '../../sandbox/local-server.ts'
import { type PayPalSandbox, startPayPalSandbox } from '../../sandbox/paypal/server.ts'
import { buildPayPalClient, type EnabledBilling } from '../../server/src/domains/payments/index.ts'
import { connect } from '../../server/src/platform/database/database.ts'
import { buildEvents } from '../../server/src/platform/events/events.ts'
import { newId } from '../../server/src/platform/new-id.ts'
import { type CloseResource, closeResources } from './close-resources.ts'
import { MailCount } from './mail-count.ts'
import { openTemporaryDatabase } from './temporary-database.ts'
import { listenToWebhooks } from './webhook-listener.ts'

/** Never visited: simulated customers have no browser. */
const publicUrl = 'http://localhost:3000'
const taxRate = 2_000

/** Payments with a PayPal sandbox, a temporary database and a manual clock. */
export type BillingSimulation = {
  deps: EnabledBilling
  sandbox: PayPalSandbox
  mails: MailCount
  read: <Row extends pg.QueryResultRow>(statement: string, values?: unknown[]) => Promise<Row[]>
  setTime: (instantMs: number) => void
  /** Sends the due webhooks; throws the error of a failed one. */
  deliverWebhooks: () => Promise<void>
  /** Drops the database, too. */
  close: () => Promise<void>
}

/** Opens the simulation; closes everything again when a step fails. */
export async function openBillingSimulation(besideUrl: string, startMs: number): Promise<BillingSimulation> {
  const closers: CloseResource[] = []
  try {
    return await open(besideUrl, startMs, closers)
  } catch (fault) {
    await closeResources(closers)
    throw fault
  }
}

async function open(
  besideUrl: string,
  startMs: number,
  closers: CloseResource[],
): Promise<BillingSimulation> {
  let nowMs = startMs
  const clock = () => new Date(nowMs)
  const faults: unknown[] = []

  const database = await openTemporaryDatabase(besideUrl)
  closers.push(database.drop)
  const { db, close } = connect(database.url, (fault) => faults.push(fault))
  closers.push(close)
  const reader = new pg.Client({ connectionString: database.url })
  await reader.connect()
  closers.push(() => reader.end())

  const listener = await startLocalServer()
  closers.push(listener.close)
  // An empty environment: settings of real payments do not apply.
  const sandbox = await startPayPalSandbox({ environment: {}, clock, webhookUrl: listener.url })
  closers.push(sandbox.close)

  const mails = new MailCount()
  const { clientId, clientSecret, webhookId } = sandbox
  const deps: EnabledBilling = {
    db,
    clock,
    newId,
    mailer: mails.mailer,
    events: buildEvents([], () => {}),
    publicUrl,
    taxRate,
    payerSecret: 'a secret of the simulation',
    origins: [publicUrl],
    payPal: buildPayPalClient(
      { mode: 'local-sandbox', baseUrl: sandbox.url, clientId, clientSecret, webhookId },
      { clock },
    ),
  }
  listenToWebhooks(listener, deps, (fault) => faults.push(fault))

  return {
    deps,
    sandbox,
    mails,
    read: async <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) =>
      (await reader.query<Row>(statement, values)).rows,
    setTime: (instantMs) => {
      nowMs = instantMs
    },
    deliverWebhooks: async () => {
      await sandbox.runAction('webhooks/deliver-due')
      if (faults.length > 0) throw faults[0]
    },
    close: () => closeResources(closers),
  }
}
