import { setTimeout as pause } from 'node:timers/promises'
import { launcherMessages as texts } from './embedded-postgres.fr.ts'
import { isAlive, type Postmaster } from './postmaster.ts'

const checkEveryMs = 500
const maxPauseMs = 10_000

/**
 * Starts a server again when its process is gone, with growing pauses as long as that fails. Several launchers may watch
 * one server: PostgreSQL lets one of them start it, and the others use that one.
 * @param restart - starts the server on the same socket, or gives the one that another launcher started
 */
export function keepAlive(
  server: Postmaster,
  restart: () => Promise<Postmaster>,
): { stop: () => Promise<Postmaster> } {
  let current = server
  let isStopped = false
  let restarting: Promise<void> | undefined

  const bringBack = async () => {
    console.error(texts.died)
    for (let pauseMs = checkEveryMs; !isStopped; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
      try {
        current = await restart()
        console.error(texts.restarted)
        return
      } catch (fault) {
        console.error(texts.restartFailed(fault instanceof Error ? fault.message : String(fault)))
        await pause(pauseMs)
      }
    }
  }

  const timer = setInterval(() => {
    if (restarting || isAlive(current.pid)) return
    restarting = bringBack().finally(() => {
      restarting = undefined
    })
  }, checkEveryMs).unref()

  return {
    /** The server as it is now; nothing starts it again. */
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await restarting
      return current
    },
  }
}
