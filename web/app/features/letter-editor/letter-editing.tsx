import { createContext, type ReactNode, type RefObject, use, useSyncExternalStore } from 'react'
import type { Autosave } from './autosave.engine.ts'
import type { AutosaveState } from './autosave.state.ts'
import type { DeviceMemory } from './device-memory.ts'
import type { DraftField, LetterDraft } from './letter-draft.ts'
import type { SurfaceHandle } from './surface-handle.ts'

export type LetterEditing = {
  autosave: Autosave
  memory: DeviceMemory
  /** The writing surface, once its chunk is loaded. */
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

/** A part of the letter’s state; `select` must return the same value for the same state. */
export function useAutosaveState<Part>(select: (state: AutosaveState) => Part): Part {
  const { autosave } = useLetterEditing()
  return useSyncExternalStore(autosave.subscribe, () => select(autosave.getState()))
}

export function useDraftField<Field extends DraftField>(field: Field): LetterDraft[Field] {
  return useAutosaveState((state) => state.draft[field])
}
