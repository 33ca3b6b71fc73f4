import pg from 'pg'
import { describeFault, type FaultDescription } from '../describe-fault.ts'
import { liveChannel } from './live-signal.ts'

export type SignalConnection = { stop: () => Promise<void> }

const firstRetryMs = 200
const maxRetryMs = 10_000
const checkEveryMs = 30_000
const timeoutMs = 10_000

/**
 * LISTENs on a dedicated connection, with reconnection; a dead connection is detected within 40 seconds. Signals sent
 * meanwhile are lost: `onListening` is called after each (re)connection.
 */
export function listenForSignals(options: {
  databaseUrl: string
  onText: (text: string) => void
  onListening: () => void
  onError: (fault: FaultDescription) => void
}): SignalConnection {
  let client: pg.Client | undefined
  let retryMs = firstRetryMs
  let retry: NodeJS.Timeout | undefined
  let isStopped = false

  const lose = (lost: pg.Client, fault: unknown) => {
    if (client !== lost || isStopped) return
    client = undefined
    options.onError(describeFault(fault))
    // The connection is lost already: this only frees its resources.
    lost.end().catch(() => {})
    retry = setTimeout(() => void open(), retryMs).unref()
    retryMs = Math.min(2 * retryMs, maxRetryMs)
  }

  const open = async () => {
    const mine = new pg.Client({
      connectionString: options.databaseUrl,
      application_name: 'lettrine news',
      keepAlive: true,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    })
    client = mine
    mine.on('error', (fault) => lose(mine, fault))
    mine.on('end', () => lose(mine, new Error('The connection ended')))
    mine.on('notification', ({ payload = '' }) => options.onText(payload))
    try {
      await mine.connect()
      await mine.query(`LISTEN ${liveChannel}`)
      retryMs = firstRetryMs
      if (client === mine) options.onListening()
    } catch (fault) {
      lose(mine, fault)
    }
  }

  const check = setInterval(() => {
    const mine = client
    mine?.query('SELECT 1').catch((fault: unknown) => lose(mine, fault))
  }, checkEveryMs).unref()
  void open()

  return {
    stop: async () => {
      isStopped = true
      clearInterval(check)
      clearTimeout(retry)
      await client?.end()
    },
  }
}
