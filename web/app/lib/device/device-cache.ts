import { z } from 'zod'
import { storagePrefix } from '../session/clear-device-storage.ts'

const keyOf = (userId: string, name: string) => `${storagePrefix}${userId}/${name}`

export type Cached<Value> = { value: Value; at: Date }

/** What this device last saw under `name` for a user, and when; undefined when nothing fits the schema. */
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
    // Full or forbidden storage: what is kept is only a convenience.
  }
}

/** Forgets what was kept under `name`. */
export function removeCached(userId: string, name: string): void {
  try {
    localStorage.removeItem(keyOf(userId, name))
  } catch {
    // A forbidden storage holds nothing.
  }
}

const freshMs = 5 * 60_000

/** What may be shown at once, before the server answers: kept less than 5 minutes ago. */
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
