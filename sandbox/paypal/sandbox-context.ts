import type { Clock } from './clock.ts'
import type { FaultSettings } from './fault-settings.ts'
import type { SandboxState } from './sandbox-state.ts'

/** Dependencies of all parts of the sandbox. */
export type SandboxContext = {
  state: SandboxState
  faultSettings: FaultSettings
  clock: Clock
  /** Where it answers, without a final slash. */
  url: string
  /** A code of that many capitals and digits, never the same twice. */
  newCode: (length: number) => string
  /** Emits a webhook event. */
  emit: (event: { type: string; resourceType: string; summary: string; resource: object }) => void
}

export type Link = { href: string; rel: string; method: 'GET' | 'POST' | 'PATCH' | 'DELETE' }

export type Reply = { status: number; body?: unknown }
