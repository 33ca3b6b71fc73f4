import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { giveSecondFactor } from '../../../testing/identity/give-second-factor.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { jobHandler } from '../../platform/jobs/job.ts'
import { prepareJobs } from '../../platform/jobs/prepare-jobs.ts'
import { startWorker } from '../../platform/jobs/worker.ts'

const note = {
  name: 'test.note',
  data: z.object({ text: z.string() }),
  retry: { limit: 0, firstDelaySeconds: 1, maxDelaySeconds: 1 },
  expireSeconds: 60,
}

let server: TestApp
let admin: Awaited<ReturnType<TestApp['signUp']>>
beforeAll(async () => {
  server = await openTestApp()
  admin = await server.signUp()
  await server.db.execute(sql`INSERT INTO administrators (user_id, granted_at) VALUES (${admin.id}, now())`)
  await giveSecondFactor(server, admin.id)
  await prepareJobs(server.url, [note])
})
afterAll(() => server.close())

const read = async () => (await server.request('GET', '/admin/health', { token: admin.token })).body.data
const retry = (id: string, token = admin.token) =>
  server.request('POST', `/admin/jobs/${id}/retry`, { token })

describe('the state of the service', () => {
  test('of a site where nothing happened says so', async () => {
    const { jobs, mails, payments, database, queues, backup } = await read()
    expect(jobs).toMatchObject({ failed: 0, failures: [] })
    expect(mails).toMatchObject({ sent: 0, refused: 0, refusals: [] })
    expect(payments).toEqual({ captured: 0, failed: 0, toLookAt: 0, list: [] })
    expect(database).toMatchObject({ connections: { max: 10, waiting: 0 }, slowQueries: 0 })
    expect(database.bytes).toBeGreaterThan(1_000_000)
    expect(queues.map(({ name }: { name: string }) => name)).toContain('typesetting')
    expect(backup).toBeNull()
  })

  test('names refused mails without their address, and backups that are late', async () => {
    await server.db.execute(sql`
      INSERT INTO outgoing_mails (id, user_id, idempotency_key, subject, created_at, failed_at, failure)
      VALUES (${randomUUID()}, ${admin.id}, 'refused', 'Votre archive est prête', now(), now(), '550')`)
    await server.db.execute(sql`
      INSERT INTO backups (id, made_at, machine, path, bytes, row_count, is_tried)
      VALUES (${randomUUID()}, now() - interval '37 hours', 'm', '/b', 1200, 4, true)`)
    const { mails, backup } = await read()
    expect(mails).toMatchObject({
      refused: 1,
      refusals: [{ subject: 'Votre archive est prête', code: '550' }],
    })
    expect(JSON.stringify(mails)).not.toContain(admin.email)
    expect(backup).toMatchObject({ bytes: 1200, isTried: true, isLate: true })
  })

  test('lists payments that nothing settled, refunds refused, and events never handled, oldest first', async () => {
    const [stuck, fresh, waiting] = [randomUUID(), randomUUID(), randomUUID()]
    const insert = (id: string, status: string, age: string) =>
      server.db.execute(sql`
        INSERT INTO payments (id, user_id, kind, status, plan_id, interval, amount_cents, tax_cents, tax_rate, currency,
          price_cents, invoice_id, created_at, updated_at)
        VALUES (${id}, ${admin.id}, 'purchase', ${status}, 'basic', 'monthly', 999, 167, 2000, 'EUR', 999, ${id},
          now() - ${age}::interval, now())`)
    await insert(stuck, 'capturing', '3 hours')
    await insert(fresh, 'capturing', '1 minute')
    await insert(waiting, 'pending', '2 days')
    const refund = randomUUID()
    await server.db.execute(sql`
      INSERT INTO refunds (id, payment_id, amount_cents, cause, status, created_at, updated_at)
      VALUES (${refund}, ${stuck}, 999, 'withdrawal', 'failed', now() - interval '2 hours', now())`)
    await server.db.execute(sql`
      INSERT INTO webhook_events (id, type, received_at)
      VALUES ('WH-1', 'PAYMENT.CAPTURE.COMPLETED', now() - interval '4 hours')`)
    const { payments } = await read()
    expect(payments.toLookAt).toBe(3)
    expect(payments.list).toMatchObject([
      { kind: 'webhook', id: 'WH-1', amountCents: null },
      { kind: 'payment', id: stuck, state: 'capturing', amountCents: 999 },
      { kind: 'refund', id: refund, state: 'failed', amountCents: 999 },
    ])
  })
})

test('a failed job runs again when an administrator asks, which the operator log records', async () => {
  const runs: string[] = []
  const worker = await startWorker({
    databaseUrl: server.url,
    handlers: [
      jobHandler(note, async () => async ({ text }: { text: string }) => {
        runs.push(text)
        if (runs.length === 1) throw new Error('no disk')
      }),
    ],
    report: () => {},
    reportError: () => {},
    timings: { pollEverySeconds: 0.5 },
  })
  await server.jobs.enqueue(server.db, note, { text: 'one' })
  await expect.poll(async () => (await read()).jobs.failed, { timeout: 15_000 }).toBe(1)
  const [failed] = (await read()).jobs.failures
  expect(failed).toMatchObject({ queue: 'test.note', attempts: 1, error: 'Error: no disk' })
  const stranger = await server.signUp()
  expect((await retry(failed.id, stranger.token)).status).toBe(403)
  expect((await retry(failed.id)).status).toBe(200)
  await expect.poll(() => runs.length, { timeout: 15_000 }).toBe(2)
  await worker.stop()
  expect((await read()).jobs).toMatchObject({ failed: 0, failures: [] })
  expect(await retry(failed.id)).toMatchObject({ status: 404, body: { code: 'JOB_NOT_FOUND' } })
  const { rows } = await server.db.execute(
    sql`SELECT action, actor, details FROM operator_actions WHERE action = 'retry-job'`,
  )
  expect(rows).toEqual([
    {
      action: 'retry-job',
      actor: `administrator ${admin.id}`,
      details: { jobId: failed.id, queue: 'test.note' },
    },
  ])
})
