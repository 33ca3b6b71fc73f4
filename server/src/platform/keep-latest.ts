import { createHash } from 'node:crypto'

/**
 * Remembers what `make` gave for the last `max` questions. Questions are compared as JSON and kept as a hash, so that no
 * text of a user stays longer than its answer.
 */
export function keepLatest<Value>(max: number) {
  const kept = new Map<string, Value>()
  return async (question: unknown, make: () => Promise<Value>): Promise<Value> => {
    const key = createHash('sha256').update(JSON.stringify(question)).digest('base64')
    const value = kept.get(key) ?? (await make())
    // Put last: the one dropped is the one not asked for longest.
    kept.delete(key)
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > max && oldest !== undefined) kept.delete(oldest)
    return value
  }
}
