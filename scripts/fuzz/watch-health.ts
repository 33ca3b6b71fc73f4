import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

const everyMs = 100

export type Health = { asked: number; slowestMs: number; failed: number }

/** How the product answered, and how a server without work on the same machine did. */
export type Watched = { product: Health; idle: Health }

/**
 * Asks `/healthz` all along, in a thread of its own, so that the requests of the fuzzer do not delay the clock; and an
 * idle server in turn, whose delays are those of the machine.
 */
export function watchHealth(url: string): { end: () => Promise<Watched> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: url })
  return {
    end: async () => {
      const told = new Promise<Watched>((resolve, reject) =>
        worker.once('message', resolve).once('error', reject),
      )
      worker.postMessage('end')
      return told
    },
  }
}

async function ask(url: string, health: Health): Promise<void> {
  const started = performance.now()
  const isUp = await fetch(url).then(
    async (answer) => {
      await answer.text()
      return answer.ok
    },
    () => false,
  )
  health.asked += 1
  if (!isUp) health.failed += 1
  health.slowestMs = Math.max(health.slowestMs, performance.now() - started)
}

const unasked = (): Health => ({ asked: 0, slowestMs: 0, failed: 0 })

if (!isMainThread && parentPort) {
  const port = parentPort
  const watched: Watched = { product: unasked(), idle: unasked() }
  let isOver = false
  port.once('message', () => {
    isOver = true
  })
  const idle = fork(join(import.meta.dirname, 'idle-server.ts'))
  const [idlePort] = (await once(idle, 'message')) as [number]
  // The first request of a thread loads its client.
  await ask(`http://127.0.0.1:${idlePort}/`, unasked())
  while (!isOver) {
    await ask(`${workerData as string}/healthz`, watched.product)
    await ask(`http://127.0.0.1:${idlePort}/`, watched.idle)
    await pause(everyMs)
  }
  idle.kill()
  port.postMessage(watched)
}
