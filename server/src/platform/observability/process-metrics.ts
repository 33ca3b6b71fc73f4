import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { Server } from 'node:http'
import { promisify } from 'node:util'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { ProcessState } from './process-state.ts'

export type BuildLabels = { version: string; node: string; role: string; schema: string }

/** Folders whose disk is watched, by their names in metrics. */
export type WatchedFolders = Readonly<Record<string, string>>

/** Figures of this process: queues, pool, sockets, disks. All are read when they are asked for. */
export function registerProcessMetrics(
  registry: Registry,
  {
    state,
    server,
    build,
    folders,
  }: { state: ProcessState; server: Server; build: BuildLabels; folders: WatchedFolders },
): void {
  const registers = [registry]
  registerQueueMetrics(registry, state)
  registerDatabaseMetrics(registry, state)
  const connectionsOf = promisify(server.getConnections.bind(server))
  new Gauge({
    name: 'lettrine_http_connections',
    help: 'Open connections of HTTP and of live sockets.',
    registers,
    async collect() {
      this.set(server.listening ? await connectionsOf() : 0)
    },
  })
  new Gauge({
    name: 'lettrine_live_sockets',
    help: 'Open sockets of live notifications.',
    registers,
    collect() {
      this.set(state.liveSockets())
    },
  })
  const labels = Object.keys(build) as (keyof BuildLabels)[]
  new Gauge({
    name: 'lettrine_build_info',
    help: 'What runs: version, Node, role, newest migration.',
    labelNames: labels,
    registers,
  }).set(build, 1)
  registerDiskMetrics(registry, folders)
}

function registerQueueMetrics(registry: Registry, state: ProcessState): void {
  const registers = [registry]
  new Gauge({
    name: 'lettrine_task_queue_tasks',
    help: 'Tasks of a queue that wait, and that run in processes beside this one.',
    labelNames: ['queue', 'state'],
    registers,
    collect() {
      for (const [queue, read] of state.queues) {
        const { waiting, running } = read()
        this.set({ queue, state: 'waiting' }, waiting)
        this.set({ queue, state: 'running' }, running)
      }
    },
  })
  new Counter({
    name: 'lettrine_task_queue_refused_total',
    help: 'Tasks refused with 503 because too many waited.',
    labelNames: ['queue'],
    registers,
    collect() {
      this.reset()
      for (const [queue, read] of state.queues) this.inc({ queue }, read().refused)
    },
  })
}

function registerDatabaseMetrics(registry: Registry, { pool, slowQueries }: ProcessState): void {
  const registers = [registry]
  new Gauge({
    name: 'lettrine_database_connections',
    help: 'Connections of the pool in use and unused, and callers that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { used, idle, waiting } = pool()
      this.set({ state: 'used' }, used)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waiting' }, waiting)
    },
  })
  new Gauge({
    name: 'lettrine_database_connections_max',
    help: 'Connections that the pool may open.',
    registers,
    collect() {
      this.set(pool().max)
    },
  })
  new Counter({
    name: 'lettrine_slow_queries_total',
    help: 'Queries that took longer than SLOW_QUERY_MS.',
    registers,
    collect() {
      this.reset()
      this.inc(slowQueries())
    },
  })
}

/** A folder that is not there yet has no disk. */
async function disksOf(folders: WatchedFolders): Promise<{ folder: string; disk: StatsFs }[]> {
  const disks = Object.entries(folders).map(async ([folder, path]) => ({
    folder,
    disk: await statfs(path).catch(() => undefined),
  }))
  return (await Promise.all(disks)).filter((one): one is { folder: string; disk: StatsFs } => !!one.disk)
}

function registerDiskMetrics(registry: Registry, folders: WatchedFolders): void {
  const gauge = (name: string, help: string, bytesOf: (disk: StatsFs) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['folder'],
      registers: [registry],
      async collect() {
        for (const { folder, disk } of await disksOf(folders)) this.set({ folder }, bytesOf(disk))
      },
    })
  gauge('lettrine_disk_size_bytes', 'Size of the disk of a folder.', ({ blocks, bsize }) => blocks * bsize)
  gauge(
    'lettrine_disk_free_bytes',
    'Room left on the disk of a folder.',
    ({ bavail, bsize }) => bavail * bsize,
  )
}
