import type { WritableField } from '@lettrine/contract/letters'
import { createContext, type ReactNode, type RefObject, use, useSyncExternalStore } from 'react'
import type { Autosave } from './autosave/autosave.engine.ts'
import type { AutosaveState } from './autosave/autosave.state.ts'
import type { DeviceMemory } from './autosave/device-memory.ts'
import { type FieldFaults, type LetterDraft, sendable } from './autosave/letter-draft.ts'
import type { LetterReading, ReadingState } from './offer/reading.store.ts'
import type { LetterProofreading, ProofreadingState } from './proofreading/proofreading.store.ts'
import type { Caret } from './surface/caret.store.ts'
import type { SurfaceHandle } from './surface/surface-handle.ts'

export type LetterEditing = {
  autosave: Autosave
  memory: DeviceMemory
  proofreading: LetterProofreading
  reading: LetterReading
  caret: Caret
  /** The writing surface, once it is there. */
  surface: RefObject<SurfaceHandle | null>
}

const Context = createContext<LetterEditing | null>(null)

export function LetterEditingProvider({ value, children }: { value: LetterEditing; children: ReactNode }) {
  return <Context value={value}>{children}</Context>
}

export function useLetterEditing(): LetterEditing {
  const editing = use(Context)
  if (!editing) throw new Error('No letter is being edited here')
  return editing
}

/** Selects part of the autosave state; `select` must return the same value for the same state. */
export function useAutosaveState<Part>(select: (state: AutosaveState) => Part): Part {
  const { autosave } = useLetterEditing()
  return useSyncExternalStore(autosave.subscribe, () => select(autosave.getState()))
}

/** Selects part of the proofreading state; the same value for the same state. */
export function useProofreadingState<Part>(select: (state: ProofreadingState) => Part): Part {
  const { proofreading } = useLetterEditing()
  return useSyncExternalStore(proofreading.subscribe, () => select(proofreading.getState()))
}

/** Selects part of the reading state; the same value for the same state. */
export function useReadingState<Part>(select: (state: ReadingState) => Part): Part {
  const { reading } = useLetterEditing()
  return useSyncExternalStore(reading.subscribe, () => select(reading.getState()))
}

export function useDraftField<Field extends WritableField>(field: Field): LetterDraft[Field] {
  return useAutosaveState((state) => state.draft[field])
}

const noticed = new WeakMap<AutosaveState, FieldFaults>()

function faultsOf(state: AutosaveState): FieldFaults {
  const known = noticed.get(state)
  if (known) return known
  const { faults } = sendable(state.draft, state.acknowledged)
  noticed.set(state, faults)
  return faults
}

/** The validation error of a field, in French; its path is that of the contract, for example `recipient.email`. */
export function useFault(path: string): string | undefined {
  return useAutosaveState((state) => faultsOf(state)[path])
}
