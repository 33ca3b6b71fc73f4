import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../server/testing/free-port.ts'
import { fillLetters } from './letter-fixtures.ts'
import { openLiveEnvironment } from './live-environment.ts'
import { type LoadCount, load, requestBytes } from './load-client.ts'
import { median } from './measure.ts'
import { report } from './report.ts'
import { sampleLetter } from './sample-letter.ts'

const connections = 200
const runs = 3
/** Blocks of each side in a run, in turn, so that a slow moment of the machine slows both. */
const blocks = 3
const blockMs = 3_000
const warmUpMs = 6_000
const leastRatio = 0.5
/** Of the heap of the server, from the end of the first run to that of the last. */
const mostHeapGrowthMb = 10
/** Of the memory of the server and its child processes. */
const mostMemoryRatio = 1.15

export type Account = { userId: string; token: string; letterId: string }
type Kind = { name: string; ours: (account: Account) => Buffer; bare: (account: Account) => Buffer }

/** A page of text, another one for each account, so that nobody answers from a cache. */
export const pageOf = ({ userId }: Account) =>
  [...sampleLetter.paragraphs, `Mon dossier porte le numéro ${userId}.`].join('\n\n')

const kinds: readonly Kind[] = [
  {
    name: 'a letter',
    ours: (one) => requestBytes('GET', `/v1/letters/${one.letterId}`, bearer(one)),
    bare: (one) => requestBytes('GET', `/letters/${one.letterId}`, { 'x-user': one.userId }),
  },
  {
    name: 'a list of ten letters',
    ours: (one) => requestBytes('GET', '/v1/letters?limit=10', bearer(one)),
    bare: (one) => requestBytes('GET', '/letters', { 'x-user': one.userId }),
  },
  {
    name: 'proofreading a page',
    ours: (one) =>
      requestBytes('POST', '/v1/proofread', bearer(one), JSON.stringify({ content: pageOf(one) })),
    bare: (one) =>
      requestBytes('POST', '/proofread', { 'x-user': one.userId }, JSON.stringify({ content: pageOf(one) })),
  },
  {
    name: 'a PDF of one page',
    ours: (one) => requestBytes('GET', `/v1/letters/${one.letterId}/file`, bearer(one)),
    bare: (one) => requestBytes('GET', `/letters/${one.letterId}/file`, { 'x-user': one.userId }),
  },
]

export const bearer = ({ token }: Account) => ({ authorization: `Bearer ${token}` })

/** Two hundred connections of as many accounts, against Fastify with the same queries and nothing else. */
export async function measureLoad(): Promise<void> {
  const world = await openLiveEnvironment(connections)
  const bare = await startBareServer(world.databaseUrl)
  try {
    const accounts = await giveLetters(world.databaseUrl, world.members)
    const ourPort = Number(world.first.address.split(':')[1])
    const ratios = new Map(kinds.map(({ name }) => [name, [] as number[]]))
    const memories: { heapMb: number; allMb: number }[] = []
    for (const { ours, bare: theirs } of kinds) {
      await load(ourPort, accounts.map(ours), performance.now() + warmUpMs)
      await load(bare.port, accounts.map(theirs), performance.now() + warmUpMs)
    }
    for (let run = 1; run <= runs; run++) {
      for (const kind of kinds) {
        const sums = { ours: nothing(), bare: nothing() }
        for (let block = 0; block < blocks; block++) {
          add(sums.ours, await load(ourPort, accounts.map(kind.ours), performance.now() + blockMs))
          add(sums.bare, await load(bare.port, accounts.map(kind.bare), performance.now() + blockMs))
        }
        const ratio = sums.ours.done / sums.bare.done
        ratios.get(kind.name)!.push(ratio)
        console.log(
          `      run ${run}, ${kind.name}: ${told(sums.ours)} against ${told(sums.bare)}, ${ratio.toFixed(2)} ×`,
        )
      }
      const { heapUsed } = await world.first.memory()
      const memory = { heapMb: heapUsed / 1e6, allMb: residentMb(world.first.child.pid!) }
      memories.push(memory)
      console.log(
        `      run ${run}, memory: ${memory.heapMb.toFixed(1)} MB of heap, ${memory.allMb.toFixed(0)} MB with all child processes`,
      )
    }
    for (const [name, found] of ratios) {
      const least = Math.min(...found)
      const measured = `${least.toFixed(2)} × at least, ${median(found).toFixed(2)} × in the middle`
      report(
        `${name}, ${connections} connections, of bare Fastify`,
        measured,
        `${leastRatio} ×`,
        least >= leastRatio,
      )
    }
    reportMemory(memories)
  } finally {
    bare.child.kill()
    await world.close()
  }
}

function reportMemory(memories: readonly { heapMb: number; allMb: number }[]): void {
  const [first, last] = [memories[0]!, memories.at(-1)!]
  const grown = last.heapMb - first.heapMb
  report(
    'heap of the server from the first run to the last',
    `${grown.toFixed(1)} MB`,
    `${mostHeapGrowthMb} MB`,
    grown <= mostHeapGrowthMb,
  )
  const ratio = last.allMb / first.allMb
  report(
    'memory with child processes from the first run to the last',
    `${ratio.toFixed(2)} ×`,
    `${mostMemoryRatio} ×`,
    ratio <= mostMemoryRatio,
  )
}

const nothing = (): LoadCount => ({ done: 0, busy: 0, failed: 0, sample: '' })

function add(sum: LoadCount, more: LoadCount): void {
  sum.done += more.done
  sum.busy += more.busy
  sum.failed += more.failed
  sum.sample ||= more.sample
}

function told({ done, busy, failed, sample }: LoadCount): string {
  const rate = `${Math.round(done / ((blocks * blockMs) / 1_000))} a second`
  const refused = busy > 0 ? `, ${busy} told to wait` : ''
  return `${rate}${refused}${failed > 0 ? `, ${failed} FAILED (${sample})` : ''}`
}

/** Ten letters for each account, and one of them for what is read again and again. */
export async function giveLetters(
  databaseUrl: string,
  members: readonly { userId: string; token: string }[],
): Promise<Account[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const model = members[0]!
  await fillLetters(client, { id: model.userId, token: model.token }, 10)
  await client.query(
    `INSERT INTO letters (user_id, id, title, company, job_title, recipient, sender, reference, offer, content, type,
       language, status, has_enclosure, word_count, version, created_at, updated_at)
     SELECT u.id, gen_random_uuid(), l.title, l.company, l.job_title, l.recipient, l.sender, l.reference, l.offer,
       l.content || E'\\n\\nMon dossier porte le numéro ' || u.email || '.', l.type, l.language, l.status, l.has_enclosure, l.word_count, l.version, l.created_at, l.updated_at
     FROM users u, letters l WHERE u.id <> l.user_id`,
  )
  await client.query('VACUUM ANALYZE letters')
  const { rows } = await client.query<{ user_id: string; id: string }>(
    'SELECT DISTINCT ON (user_id) user_id, id FROM letters ORDER BY user_id, updated_at',
  )
  await client.end()
  const letters = new Map(rows.map(({ user_id, id }) => [user_id, id]))
  return members.map(({ userId, token }) => ({ userId, token, letterId: letters.get(userId)! }))
}

async function startBareServer(databaseUrl: string): Promise<{ child: ChildProcess; port: number }> {
  const port = await freePort()
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port) },
  })
  await once(child, 'message')
  return { child, port }
}

/** Resident megabytes of a process and of its children; of Linux. */
export function residentMb(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(/\s+/u)
    .filter(Boolean)
  const kilobytes = Number(/^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  return kilobytes / 1_000 + children.reduce((sum, child) => sum + residentMb(Number(child)), 0)
}
