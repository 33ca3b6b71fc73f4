import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { passwordChanged } from '../server/src/domains/identity/index.ts'
import { eventListeners } from '../server/src/listeners.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { connect, type Database } from '../server/src/platform/database/database.ts'
import { buildEvents } from '../server/src/platform/events/events.ts'
import { newId } from '../server/src/platform/new-id.ts'
import { type LiveClient, LiveClients } from './live-clients.ts'
import { openLiveEnvironment } from './live-environment.ts'
import { median } from './measure.ts'
import { ms, report } from './report.ts'

const windows = 5_000
const warmUps = 500
const perSecond = 10
const quietSeconds = 15
const patienceMs = 20_000

/** Five thousand sockets on one server: memory, latency, and recovery when it is killed. */
export async function measureLiveSockets(): Promise<void> {
  const world = await openLiveEnvironment(windows)
  const { db, close } = connect(world.databaseUrl, (fault) => console.error(fault))
  const crowd = new LiveClients(world.members)
  try {
    const { first } = world
    const warmUp = new LiveClients(world.members.slice(0, warmUps))
    await warmUp.connect(first.address)
    warmUp.leave()
    await pause(2_000)
    const before = await first.memory()
    const connected = performance.now()
    await crowd.connect(first.address)
    const connectSeconds = (performance.now() - connected) / 1_000
    await pause(3_000)
    const after = await first.memory()
    const perWindow = (bytes: number) => bytes / windows / 1_024
    const growth = [after.rss - before.rss, after.heapUsed - before.heapUsed].map(perWindow)
    // Collected garbage first: memory freed by the start of the server is reused, and either measure alone would look
    // too good.
    const kilobytes = Math.max(...growth)
    console.log(
      `      ${windows} windows connected in ${connectSeconds.toFixed(1)} s; for each, ${growth.map((one) => one.toFixed(1)).join(' kB of the process, ')} kB of its heap`,
    )
    report('memory of a live window', `${kilobytes.toFixed(1)} kB`, '20 kB', kilobytes <= 20)

    const fanOutMs = await tellAll(world.databaseUrl, crowd)
    report('one notification to each of 5,000 windows', ms(fanOutMs), '1000 ms', fanOutMs <= 1_000)
    await measureLossless(world, crowd, db)
  } finally {
    crowd.leave()
    await close()
    await world.close()
  }
}

/** Milliseconds from the commit of one notification per user until all clients have it. */
async function tellAll(databaseUrl: string, crowd: LiveClients): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query(`
      WITH counted AS (
        INSERT INTO notification_counters SELECT id, 1 FROM users
        ON CONFLICT (user_id) DO UPDATE SET last_sequence = notification_counters.last_sequence + 1
        RETURNING user_id, last_sequence
      ), told AS (
        INSERT INTO notifications (user_id, id, sequence, key, type, title, message, data, created_at)
        SELECT user_id, gen_random_uuid(), last_sequence, 'to all', 'security', 'Titre',
          'Une phrase aussi longue que celles que nous écrivons d’ordinaire, ni plus ni moins.', '{}', now()
        FROM counted RETURNING *
      )
      SELECT count(pg_notify('lettrine_notifications', json_build_object(
        'kind', 'notification', 'userId', user_id, 'notification', json_build_object(
          'id', id, 'sequence', sequence, 'type', type, 'title', title, 'message', message, 'data', data,
          'isRead', false, 'createdAt', to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        ))::text)) FROM told`)
    const started = performance.now()
    await client.query('COMMIT')
    await until(() => crowd.received >= windows)
    return performance.now() - started
  } finally {
    await client.end()
  }
}

/** Ten notifications a second to random users, while their server is killed and they reconnect to another. */
async function measureLossless(
  world: Awaited<ReturnType<typeof openLiveEnvironment>>,
  crowd: LiveClients,
  db: Database,
): Promise<void> {
  const second = await world.start()
  const delays: number[] = []
  const teller = startTelling(world.members, crowd, db, delays)
  await pause(quietSeconds * 1_000)
  const calm = [...delays].sort((a, b) => a - b)
  console.log(
    `      ${calm.length} notifications at ${perSecond} a second: median ${ms(median(calm))}, slowest ${ms(calm.at(-1) ?? 0)}, through commit, NOTIFY and socket`,
  )
  const killed = performance.now()
  world.first.child.kill('SIGKILL')
  await crowd.gone()
  await crowd.connect(second.address)
  const backSeconds = (performance.now() - killed) / 1_000
  await pause(2_000)
  const told = await teller.stop()
  await until(() => lost(crowd, told) === 0).catch(() => {})
  console.log(`      ${windows} windows back at the other server ${backSeconds.toFixed(1)} s after the kill`)
  const faults = [lost(crowd, told), crowd.repeated, crowd.skipped]
  report(
    `notifications lost, repeated or out of turn, a server killed among ${windows + teller.count()}`,
    faults.join(', '),
    '0, 0, 0',
    faults.every((count) => count === 0),
  )
}

/** Number of published notifications that did not arrive. */
const lost = (crowd: LiveClients, told: ReadonlyMap<string, number>) =>
  [...told].reduce((sum, [userId, count]) => sum + Math.max(0, count - crowd.lastOf(userId)), 0)

/** Publishes a password change for random users, through the product’s own events. */
function startTelling(members: readonly LiveClient[], crowd: LiveClients, db: Database, delays: number[]) {
  const events = buildEvents(eventListeners({ clock: systemClock, newId }), (fault) => {
    throw new Error(JSON.stringify(fault))
  })
  const told = new Map(members.map(({ userId }) => [userId, 1]))
  const sentAt = new Map<string, number>()
  const underWay: Promise<void>[] = []
  crowd.onNotification = (userId, sequence) => {
    const sent = sentAt.get(`${userId} ${sequence}`)
    if (sent !== undefined) delays.push(performance.now() - sent)
  }
  let turn = 0
  const timer = setInterval(() => {
    turn += 1
    // Spread by a large prime, with no two in flight for the same user.
    const { userId } = members[(turn * 7_919) % members.length]!
    const sequence = told.get(userId)! + 1
    told.set(userId, sequence)
    sentAt.set(`${userId} ${sequence}`, performance.now())
    underWay.push(db.transaction((tx) => events.publish(tx, passwordChanged, { userId })))
  }, 1_000 / perSecond)
  return {
    count: () => turn,
    stop: async () => {
      clearInterval(timer)
      await Promise.all(underWay)
      return told
    },
  }
}

async function until(isDone: () => boolean): Promise<void> {
  const end = performance.now() + patienceMs
  while (!isDone()) {
    if (performance.now() > end) throw new Error(`Not within ${patienceMs} ms`)
    await pause(2)
  }
}
