import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

const everyMs = 100

export type Health = { asked: number; slowestMs: number; failed: number }

/** Asks `/healthz` all along, in a thread of its own, so that the requests of the fuzzer do not delay the clock. */
export function watchHealth(url: string): { end: () => Promise<Health> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: url })
  return {
    end: async () => {
      const told = new Promise<Health>((resolve, reject) =>
        worker.once('message', resolve).once('error', reject),
      )
      worker.postMessage('end')
      return told
    },
  }
}

async function ask(url: string, health: Health): Promise<void> {
  const started = performance.now()
  const isUp = await fetch(`${url}/healthz`).then(
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

if (!isMainThread && parentPort) {
  const port = parentPort
  const health: Health = { asked: 0, slowestMs: 0, failed: 0 }
  let isOver = false
  port.once('message', () => {
    isOver = true
  })
  while (!isOver) {
    await ask(workerData as string, health)
    await pause(everyMs)
  }
  port.postMessage(health)
}
