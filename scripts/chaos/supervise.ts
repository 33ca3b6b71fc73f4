import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A process that is started again whenever it ends, as systemd and containers do. */
export type Supervised = {
  name: string
  pid: () => number
  /** How many times it was started again. */
  restarts: () => number
  /** Ends it with a signal; it is started again. */
  kill: (signal: NodeJS.Signals) => void
  /** Ends it and leaves it so until `release`. */
  hold: (signal: NodeJS.Signals) => Promise<void>
  release: () => void
}

/** A number that the unit of systemd sets. */
function settingOf(name: string): number {
  const unit = readFileSync(join(import.meta.dirname, '../../deploy/lettrine.service'), 'utf8')
  const [, value] = new RegExp(`\\b${name}=(\\d+)\\b`).exec(unit) ?? []
  if (value === undefined) throw new Error(`deploy/lettrine.service names no ${name}`)
  return Number(value)
}

/** What the unit of systemd waits before a restart, in milliseconds. */
export const restartDelayMs = (): number => 1_000 * settingOf('RestartSec')

/** How long a process that stops still serves, as its environment says it. */
export const stopDelaySeconds = (): string => String(settingOf('STOP_DELAY_SECONDS'))

export function supervise(name: string, start: () => ChildProcess, delayMs: number): Supervised {
  let isHeld = false
  let restarts = 0
  let child = begin()

  function begin(): ChildProcess {
    const started = start()
    started.once('exit', async () => {
      await pause(delayMs)
      if (isHeld || child !== started) return
      restarts += 1
      child = begin()
    })
    return started
  }

  return {
    name,
    pid: () => child.pid!,
    restarts: () => restarts,
    kill: (signal) => void child.kill(signal),
    hold: async (signal) => {
      isHeld = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
    },
    release: () => {
      isHeld = false
      restarts += 1
      child = begin()
    },
  }
}
