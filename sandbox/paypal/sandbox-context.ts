import type { Clock } from './clock.ts'
import type { Knobs } from './configure-faults.ts'
import type { Book } from './sandbox-state.ts'

/** What every part of the sandbox works with. */
export type Desk = {
  book: Book
  knobs: Knobs
  clock: Clock
  /** Where it answers, without a final slash. */
  url: string
  /** A code of that many capitals and digits, never the same twice. */
  newCode: (length: number) => string
  /** Tells the merchant what happened. */
  emit: (event: { type: string; resourceType: string; summary: string; resource: object }) => void
}

export type Link = { href: string; rel: string; method: 'GET' | 'POST' | 'PATCH' | 'DELETE' }

export type Reply = { status: number; body?: unknown }
