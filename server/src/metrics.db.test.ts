import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const token = 'a-token-for-tests-only'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ environment: { METRICS_TOKEN: token } })
})
afterAll(() => server.close())

const ask = (authorization?: string) =>
  server.app.inject({ method: 'GET', url: '/metrics', headers: authorization ? { authorization } : {} })

/** Values of a metric by its labels, as «{queue="pictures"}». */
async function read(name: string): Promise<Record<string, number>> {
  const { body } = await ask(`Bearer ${token}`)
  const lines = body.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(name.length, at), Number(line.slice(at + 1))]
    }),
  )
}

describe('/metrics', () => {
  test('asks for the token, and is not there without one in the configuration', async () => {
    for (const wrong of [undefined, 'Bearer', 'Bearer wrong', token]) {
      const refused = await ask(wrong)
      expect([refused.statusCode, refused.json().code]).toEqual([401, 'AUTHENTICATION_REQUIRED'])
    }
    const plain = await openTestApp()
    const absent = await plain.app.inject({
      method: 'GET',
      url: '/metrics',
      headers: { authorization: 'Bearer ' },
    })
    await plain.close()
    expect(absent.statusCode).toBe(404)
  })

  test('counts requests by route, method and status, and never by address', async () => {
    const person = await server.signUp()
    const id = randomUUID()
    await server.request('GET', `/letters/${id}`, { token: person.token })
    await server.request('GET', '/letters?search=alice%40example.org', { token: person.token })
    await server.request('GET', `/nowhere/${id}`)
    await server.app.inject({ method: 'GET', url: '/%E0%A4%A' })
    const counted = await read('lettrine_http_requests_total')
    expect(counted).toMatchObject({
      '{route="/v1/letters/:id",method="GET",status="404"}': 1,
      '{route="/v1/letters",method="GET",status="200"}': 1,
      '{route="none",method="GET",status="404"}': 1,
      '{route="/v1/auth/*",method="POST",status="200"}': 1,
    })
    const { body } = await ask(`Bearer ${token}`)
    expect(body).not.toMatch(/@|alice|[\da-f]{8}-[\da-f]{4}/i)
    const times = await read('lettrine_http_request_duration_seconds_count')
    expect(times['{route="/v1/letters",method="GET"}']).toBe(1)
  })

  test('tells of the process: queues, pool, sockets, build, disk, event loop', async () => {
    const queues = await read('lettrine_task_queue_tasks')
    expect(queues['{queue="pictures",state="waiting"}']).toBe(0)
    expect(Object.keys(queues)).toHaveLength(12)
    expect(Object.keys(await read('lettrine_task_queue_refused_total'))).toHaveLength(6)
    const connections = await read('lettrine_database_connections')
    expect(Object.keys(connections)).toEqual(['{state="used"}', '{state="idle"}', '{state="waiting"}'])
    expect(await read('lettrine_database_connections_max')).toEqual({ '': 10 })
    expect(await read('lettrine_live_sockets')).toEqual({ '': 0 })
    // Before the first backup there is none to be old.
    expect(await read('lettrine_backup_age_seconds')).toEqual({})
    expect(Object.keys(await read('lettrine_build_info'))[0]).toMatch(
      /version="0\.1\.0",node="v\d+.*,schema="\d{4}_/,
    )
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
      expect(Object.values(await read(name))[0]).toBeGreaterThan(0)
  })
})

describe('figures of the service', () => {
  test('are those of jobs, mails, payments and backups in the database', async () => {
    const fresh = await openTestApp({ environment: { METRICS_TOKEN: token } })
    await fresh.db.execute(
      `INSERT INTO outgoing_mails (id, user_id, idempotency_key, subject, created_at, failed_at, failure)
       VALUES ('${randomUUID()}', NULL, 'a', 'Bonjour', now(), now(), '550')`,
    )
    await fresh.db.execute(
      `INSERT INTO outgoing_mails (id, user_id, idempotency_key, subject, recipient, html, body_text, created_at)
       VALUES ('${randomUUID()}', NULL, 'b', 'Bonjour', 'a@example.org', '', '', now())`,
    )
    await fresh.db.execute(
      `INSERT INTO webhook_events (id, type, received_at) VALUES ('WH-1', 'PAYMENT.CAPTURE.COMPLETED', now() - interval '2 hours')`,
    )
    await fresh.db.execute(
      `INSERT INTO backups (id, made_at, machine, path, bytes, row_count, is_tried)
       VALUES ('${randomUUID()}', now() - interval '1 hour', 'm', '/b', 1, 1, true)`,
    )
    const previous = server
    server = fresh
    try {
      expect(await read('lettrine_figures_up')).toEqual({ '': 1 })
      expect(await read('lettrine_mails')).toEqual({
        '{state="sent"}': 0,
        '{state="refused"}': 1,
        '{state="waiting"}': 1,
      })
      expect(await read('lettrine_payments_to_look_at')).toEqual({ '': 1 })
      expect((await read('lettrine_backup_age_seconds'))['']).toBeCloseTo(3_600, -2)
    } finally {
      server = previous
      await fresh.close()
    }
  })

  test('are absent where the database does not tell them, and all else is there', async () => {
    const broken = await openTestApp({ environment: { METRICS_TOKEN: token } })
    await broken.db.execute('ALTER TABLE outgoing_mails RENAME TO hidden')
    const previous = server
    server = broken
    try {
      expect(await read('lettrine_figures_up')).toEqual({ '': 0 })
      for (const name of ['mails', 'payments_to_look_at', 'backup_age_seconds'])
        expect(await read(`lettrine_${name}`)).toEqual({})
      expect(Object.keys(await read('lettrine_task_queue_tasks'))).toHaveLength(12)
    } finally {
      server = previous
      await broken.close()
    }
  })
})
