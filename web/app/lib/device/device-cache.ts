import { storagePrefix } from '../session/clear-device-storage.ts'

const freshMs = 5 * 60_000

const keyOf = (userId: string, name: string) => `${storagePrefix}${userId}/${name}`

export type Cached<Value> = { value: Value; at: Date }

/**
 * The cached value of `name` for a user, and its time.
 * @param parse gives undefined for a value of another shape
 */
export function readCached<Value>(
  userId: string,
  name: string,
  parse: (value: unknown) => Value | undefined,
): Cached<Value> | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(userId, name)) ?? 'null') as StoredValue | null
    const value = parse(stored?.value)
    const at = new Date(stored?.at ?? Number.NaN)
    return value === undefined || Number.isNaN(at.getTime()) ? undefined : { value, at }
  } catch {
    return undefined
  }
}

type StoredValue = { value?: unknown; at?: string }

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

/** A value cached less than 5 minutes ago, to display before the server answers. */
export function readFresh<Value>(
  userId: string,
  name: string,
  parse: (value: unknown) => Value | undefined,
  now: Date,
): Cached<Value> | undefined {
  const kept = readCached(userId, name, parse)
  const age = kept ? now.getTime() - kept.at.getTime() : Number.POSITIVE_INFINITY
  return age >= 0 && age < freshMs ? kept : undefined
}
