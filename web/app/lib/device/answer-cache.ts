import { data as contract } from 'virtual:contract-print'
import { readCached, readFresh, writeCached } from './device-cache.ts'

type StoredAnswer = { contract?: string; answer?: unknown }

/**
 * Stores an answer of the server, with the contract that it follows: under the same one it is read without a validator,
 * which the first screen does not load.
 */
export function writeAnswer(userId: string, name: string, answer: unknown, at: Date): void {
  writeCached(userId, name, { contract, answer } satisfies StoredAnswer, at)
}

const parse = <Answer>(value: unknown): Answer | undefined => {
  const stored = value as StoredAnswer | undefined
  return stored?.contract === contract ? (stored.answer as Answer | undefined) : undefined
}

/** The answer stored as `name`; undefined when it follows another contract. */
export const readAnswer = <Answer>(userId: string, name: string) => readCached<Answer>(userId, name, parse)

/** An answer stored less than 5 minutes ago, to display before the server answers. */
export const readFreshAnswer = <Answer>(userId: string, name: string, now: Date) =>
  readFresh<Answer>(userId, name, parse, now)
