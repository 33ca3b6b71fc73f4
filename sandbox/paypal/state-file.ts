import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { paymentTexts as texts } from './paypal.fr.ts'
import { emptyState, type SandboxState } from './sandbox-state.ts'

/** Reads the saved state; an empty one without a file. Throws when it cannot be read. */
export function readStateFile(path: string | undefined): SandboxState {
  if (!path || !existsSync(path)) return emptyState()
  try {
    return { ...emptyState(), ...(JSON.parse(readFileSync(path, 'utf8')) as Partial<SandboxState>) }
  } catch (cause) {
    throw new Error(texts.badFile(path), { cause })
  }
}

/** Writes the state atomically. */
export function writeStateFile(path: string, state: SandboxState): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, JSON.stringify(state), { mode: 0o600 })
  renameSync(`${path}.new`, path)
}
