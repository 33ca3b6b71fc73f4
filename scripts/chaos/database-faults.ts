import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promote, startStandby } from './postgres.ts'
import { descendantsOf } from './process-tree.ts'
import type { Fault, Scene } from './trial.ts'

const leadMs = 1_000
const stoppedMs = 30_000
const frozenMs = 15_000
const fullMs = 20_000
/** Saves a second when a standby is promoted. */
const promotionRate = 50
const promotionSeconds = 5
const rampMs = 3_000
/** Beyond this, somebody who promotes by hand or by a program has seen that the primary is gone. */
const noticedMs = 2_000

const answers =
  ({ installation: { database } }: Scene) =>
  async () =>
    (await database.now.ask('SELECT 1')).length === 1

export const killedPostgres: Fault = {
  name: 'kill -9 of PostgreSQL',
  make: async (scene) => {
    await pause(leadMs)
    scene.installation.database.now.server.kill('SIGKILL')
    return { overAt: performance.now(), isBack: answers(scene) }
  },
}

export const stoppedPostgres: Fault = {
  name: `PostgreSQL stopped for ${stoppedMs / 1_000} s`,
  make: async (scene) => {
    await pause(leadMs)
    const { server } = scene.installation.database.now
    await server.hold('SIGINT')
    await pause(stoppedMs)
    server.release()
    return { overAt: performance.now(), isBack: answers(scene) }
  },
}

export const frozenPostgres: Fault = {
  name: `PostgreSQL silent for ${frozenMs / 1_000} s (SIGSTOP)`,
  make: async (scene) => {
    await pause(leadMs)
    const pid = scene.installation.database.now.server.pid()
    const all = [pid, ...descendantsOf(pid)]
    const send = (signal: NodeJS.Signals) => {
      for (const one of all) process.kill(one, signal)
    }
    send('SIGSTOP')
    await pause(frozenMs)
    send('SIGCONT')
    return { overAt: performance.now(), isBack: answers(scene) }
  },
}

export const fullDisk: Fault = {
  name: `disk of the database full for ${fullMs / 1_000} s`,
  make: async (scene) => {
    const { smallDisk, database } = scene.installation
    if (!smallDisk) throw new Error('there is no disk that could be filled')
    const file = join(smallDisk, 'filling')
    const restarts = database.now.server.restarts()
    const end = performance.now() + fullMs
    while (performance.now() < end) {
      fill(file)
      await pause(500)
    }
    rmSync(file)
    return {
      overAt: performance.now(),
      isBack: answers(scene),
      remark: () => `tmpfs; PostgreSQL restarted ${database.now.server.restarts() - restarts} times`,
    }
  },
}

/** Takes all that is left, what was freed since too. */
function fill(file: string): void {
  const descriptor = openSync(file, 'a')
  try {
    for (const size of [1_048_576, 4_096]) {
      const block = Buffer.alloc(size)
      try {
        for (;;) if (writeSync(descriptor, block) < size) break
      } catch (fault) {
        if ((fault as NodeJS.ErrnoException).code !== 'ENOSPC') throw fault
      }
    }
  } finally {
    closeSync(descriptor)
  }
}

export const promotedStandby: Fault = {
  name: `primary killed, standby promoted, amid ${promotionRate} saves a second`,
  make: async (scene) => {
    const { database, folder } = scene.installation
    const primary = database.now
    const standby = await startStandby(primary, join(folder, 'other-disk'))
    const usual = scene.saving.rate
    scene.saving.rate = promotionRate
    // Until the pauses of the usual rate are over.
    await pause(rampMs)
    const saved = scene.saving.count
    await pause(1_000 * promotionSeconds)
    const perSecond = (scene.saving.count - saved) / promotionSeconds
    // It never comes back: two primaries would both acknowledge.
    await primary.server.hold('SIGKILL')
    const overAt = performance.now()
    await pause(noticedMs)
    await promote(standby)
    database.now = standby
    await pause(1_000 * promotionSeconds)
    scene.saving.rate = usual
    return {
      overAt,
      isBack: answers(scene),
      remark: () =>
        `${perSecond.toFixed(0)} acknowledged a second before; promoted ${noticedMs / 1_000} s after the kill; synchronous commit`,
    }
  },
}
