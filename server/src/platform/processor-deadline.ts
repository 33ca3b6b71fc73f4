import { readFileSync } from 'node:fs'

/** Of a deadline: what waits so long for a processor is given up. */
const mostTimes = 12
/** Shorter waits are part of every task. */
const leastWaitMs = 20

/** Milliseconds that a process has waited for a processor, as Linux tells them; undefined elsewhere, or once it ended. */
function waitedMs(pid: number | undefined): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6
  } catch {
    return undefined
  }
}

/**
 * Calls `late` once a process has had `timeoutMs`, besides the time in which others had the processors: a busy machine
 * makes no text unreadable. Gives the function that ends the watch.
 */
export function watchDeadline(pid: number | undefined, timeoutMs: number, late: () => void): () => void {
  const started = performance.now()
  const waitedBefore = waitedMs(pid) ?? 0
  const check = () => {
    const elapsed = performance.now() - started
    const waited = (waitedMs(pid) ?? waitedBefore) - waitedBefore
    const left = timeoutMs - (elapsed - waited)
    if (left < leastWaitMs || elapsed >= mostTimes * timeoutMs) late()
    else timer = setTimeout(check, left)
  }
  let timer = setTimeout(check, timeoutMs)
  return () => clearTimeout(timer)
}
