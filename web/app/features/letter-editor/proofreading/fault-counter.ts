import type { CountedFaults } from '@lettrine/contract/proofreading'

type Counted = CountedFaults['faults'][number]

/** Corrections are sent together, this long after the last one. */
const restMs = 5_000
/** The contract accepts no more at once. */
const maxAtOnce = 500

/** Rules whose accepted corrections are counted: those of grammar, and spelling. */
const isCounted = (rule: string): boolean => rule === 'spelling' || rule.includes('/')

/**
 * Counts accepted corrections by rule, and sends the counts after a pause. Counts that could not be sent go with the
 * next ones; the last are lost with the page, which harms nobody.
 */
export function createFaultCounter(send: (faults: Counted[]) => Promise<unknown>) {
  let waiting = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function add(rule: string, count: number): void {
    waiting.set(rule, Math.min((waiting.get(rule) ?? 0) + count, maxAtOnce))
  }
  function flush(): void {
    clearTimeout(timer)
    if (waiting.size === 0) return
    const sent = waiting
    waiting = new Map()
    send([...sent].map(([rule, count]) => ({ rule, count }))).catch(() => {
      for (const [rule, count] of sent) add(rule, count)
    })
  }
  return {
    count(rules: readonly string[]): void {
      const counted = rules.filter(isCounted)
      if (counted.length === 0) return
      for (const rule of counted) add(rule, 1)
      clearTimeout(timer)
      timer = setTimeout(flush, restMs)
    },
    flush,
  }
}
