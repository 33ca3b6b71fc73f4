import { z } from 'zod'
import { storagePrefix } from '../session/clear-device-storage.ts'

const keyOf = (userId: string, name: string) => `${storagePrefix}${userId}/${name}`

export type Cached<Value> = { value: Value; at: Date }

/** The cached value of `name` for a user, and its time; undefined when nothing matches the schema. */
export function readCached<Value>(
  userId: string,
  name: string,
  schema: z.ZodType<Value>,
): Cached<Value> | undefined {
  try {
    const stored = z
      .object({ value: schema, at: z.iso.datetime() })
      .safeParse(JSON.parse(localStorage.getItem(keyOf(userId, name)) ?? 'null'))
    return stored.success ? { value: stored.data.value, at: new Date(stored.data.at) } : undefined
  } catch {
    return undefined
  }
}

export function writeCached(userId: string, name: string, value: unknown, at: Date): void {
  try {
    localStorage.setItem(keyOf(userId, name), JSON.stringify({ value, at: at.toISOString() }))
  } catch {
    // Full or forbidden storage: the cache is only a convenience.
  }
}

/** Removes the cached value of `name`. */
export function removeCached(userId: string, name: string): void {
  try {
    localStorage.removeItem(keyOf(userId, name))
  } catch {
    // A forbidden storage holds nothing.
  }
}

const freshMs = 5 * 60_000

/** A value cached less than 5 minutes ago, to display before the server answers. */
export function readFresh<Value>(
  userId: string,
  name: string,
  schema: z.ZodType<Value>,
  now: Date,
): Cached<Value> | undefined {
  const kept = readCached(userId, name, schema)
  const age = kept ? now.getTime() - kept.at.getTime() : Number.POSITIVE_INFINITY
  return age >= 0 && age < freshMs ? kept : undefined
}
