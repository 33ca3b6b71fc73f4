import { setTimeout as pause } from 'node:timers/promises'
import { openLiveEnvironment } from './live-environment.ts'
import { type Account, bearer, giveLetters, pageOf, residentMb } from './load.ts'
import { openConnection, requestBytes } from './load-client.ts'
import { report } from './report.ts'
import { sampleRequest } from './sample-request.ts'

const connections = 60
const warmUpMs = 15_000
const measuredMs = 60_000
const mostRatio = 10
const mostMemoryRatio = 1.15
/** What a full queue asks to wait for. */
const busyPauseMs = 2_000

type Writer = Account & { version: number; saves: number }
type Kind = { name: string; share: number; request: (writer: Writer) => Buffer }

const json = (method: string, path: string, writer: Writer, body: object) =>
  requestBytes(method, `/v1${path}`, bearer(writer), JSON.stringify(body))

/** As people do while they write: mostly autosaves, each of which is proofread now and then. */
const kinds: readonly Kind[] = [
  {
    name: 'autosave',
    share: 50,
    request: (writer) =>
      json('PUT', `/letters/${writer.letterId}`, writer, {
        version: writer.version,
        content: `${pageOf(writer)}\n\nEnregistrement ${writer.saves}.`,
        autosave: true,
      }),
  },
  {
    name: 'list',
    share: 20,
    request: (writer) => requestBytes('GET', '/v1/letters?limit=10', bearer(writer)),
  },
  {
    name: 'proofreading',
    share: 20,
    request: (writer) => json('POST', '/proofread', writer, { content: `${pageOf(writer)} ${writer.saves}` }),
  },
  {
    name: 'PDF',
    share: 6,
    request: (writer) => requestBytes('GET', `/v1/letters/${writer.letterId}/file`, bearer(writer)),
  },
  {
    name: 'letter by the composer',
    share: 4,
    request: (writer) => json('POST', '/letters/generate', writer, { ...wish, seed: writer.saves }),
  },
]

const wish = {
  jobTitle: sampleRequest.jobTitle,
  company: sampleRequest.company,
  jobDescription: sampleRequest.offer,
  userProfile: sampleRequest.profile,
  saveAsLetter: false,
}

type Counted = { times: number[]; busy: number; failed: number; sample: string }

/** People who save, list, proofread, lay out and generate without a pause for a minute, on one web process. */
export async function measureMixedLoad(): Promise<void> {
  const world = await openLiveEnvironment(connections)
  try {
    const accounts = await giveLetters(world.databaseUrl, world.members)
    const writers = accounts.map((account) => ({ ...account, version: 1, saves: 0 }))
    const port = Number(world.first.address.split(':')[1])
    await loadFor(port, writers, warmUpMs)
    const before = residentMb(world.first.child.pid!)
    const counts = await loadFor(port, writers, measuredMs)
    const after = residentMb(world.first.child.pid!)
    tellCounts(counts)
    const ratio = after / before
    const measured = `${ratio.toFixed(2)} × (${before.toFixed(0)} MB, then ${after.toFixed(0)} MB)`
    report(
      'memory with child processes, over a minute',
      measured,
      `${mostMemoryRatio} ×`,
      ratio <= mostMemoryRatio,
    )
  } finally {
    await world.close()
  }
}

function tellCounts(counts: ReadonlyMap<string, Counted>): void {
  for (const [name, { times, busy, failed, sample }] of counts) {
    const sorted = times.toSorted((one, other) => one - other)
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
    const [middle, late] = [at(0.5), at(0.99)]
    const rate = (times.length / (measuredMs / 1_000)).toFixed(1)
    const refused = busy > 0 ? `, ${busy} told to wait` : ''
    const measured = `${(late / middle).toFixed(1)} × (${middle.toFixed(0)} ms, ${late.toFixed(0)} ms; ${rate} a second${refused})`
    report(`${name}, 99th percentile of the median`, measured, `${mostRatio} ×`, late <= mostRatio * middle)
    report(`${name}, failures`, `${failed}${failed > 0 ? ` (${sample})` : ''}`, '0', failed === 0)
  }
}

async function loadFor(port: number, writers: readonly Writer[], ms: number): Promise<Map<string, Counted>> {
  const counts = new Map(
    kinds.map(({ name }) => [name, { times: [], busy: 0, failed: 0, sample: '' } as Counted]),
  )
  const endAt = performance.now() + ms
  await Promise.all(writers.map((writer, place) => work(port, writer, place, endAt, counts)))
  return counts
}

async function work(
  port: number,
  writer: Writer,
  place: number,
  endAt: number,
  counts: ReadonlyMap<string, Counted>,
): Promise<void> {
  const connection = await openConnection(port)
  // A step that is coprime to the sum of shares mixes the kinds alike for everybody.
  for (let turn = place * 7; performance.now() < endAt; turn++) {
    const kind = kindAt((turn * 37) % 100)
    const count = counts.get(kind.name)!
    const begun = performance.now()
    const { status, answer } = await connection.ask(kind.request(writer))
    writer.saves += 1
    if (status >= 200 && status < 300) {
      count.times.push(performance.now() - begun)
      if (kind.name === 'autosave') writer.version = versionIn(answer)
    } else if (status === 503) {
      count.busy += 1
      await pause(busyPauseMs)
    } else {
      count.failed += 1
      count.sample ||= answer.toString('utf8').slice(0, 400)
    }
  }
  connection.close()
}

function kindAt(place: number): Kind {
  let from = 0
  return kinds.find(({ share }) => {
    from += share
    return place < from
  })!
}

const versionIn = (answer: Buffer) => Number(/"version":(\d+)/.exec(answer.toString('utf8'))?.[1])
