import type { ReadCareer } from '@lettrine/contract/career'
import { useCallback, useEffect, useReducer } from 'react'
import { type Review, type ReviewHistory, record, startReview, undo } from './import.state.ts'
import { loadImport, saveImport } from './import-storage.ts'

type State = { typed: string; history: ReviewHistory | undefined }
type Action =
  | { type: 'typed'; text: string }
  | { type: 'read'; review: Review }
  | { type: 'changed' | 'moved'; change: (review: Review) => Review }
  | { type: 'undone' | 'restarted' | 'finished' }

function reduce(state: State, action: Action): State {
  const { history } = state
  switch (action.type) {
    case 'typed':
      return { ...state, typed: action.text }
    case 'read':
      return { ...state, history: { past: [], present: action.review } }
    case 'changed':
      return history ? { ...state, history: record(history, action.change(history.present)) } : state
    case 'moved':
      return history ? { ...state, history: { ...history, present: action.change(history.present) } } : state
    case 'undone':
      return history ? { ...state, history: undo(history) } : state
    case 'restarted':
      return { ...state, history: undefined }
    case 'finished':
      return { typed: '', history: undefined }
  }
}

const start = (userId: string): State => {
  const { typed, review } = loadImport(userId)
  return { typed, history: review && { past: [], present: review } }
}

/** An import from the CV to the career; a reload of the page loses nothing of it. */
export function useImport(userId: string, newId: () => string) {
  const [{ typed, history }, dispatch] = useReducer(reduce, userId, start)
  const review = history?.present
  useEffect(() => saveImport(userId, { typed, review }), [userId, typed, review])
  return {
    typed,
    type: (text: string) => dispatch({ type: 'typed', text }),
    review,
    canUndo: history !== undefined && history.past.length > 0,
    read: (read: ReadCareer) => dispatch({ type: 'read', review: startReview(read, newId) }),
    /** A change that can be undone. */
    change: useCallback((change: (review: Review) => Review) => dispatch({ type: 'changed', change }), []),
    /** Another card on display: nothing to undo. */
    move: useCallback((change: (review: Review) => Review) => dispatch({ type: 'moved', change }), []),
    undo: useCallback(() => dispatch({ type: 'undone' }), []),
    restart: () => dispatch({ type: 'restarted' }),
    finish: () => dispatch({ type: 'finished' }),
  }
}

export type Importing = ReturnType<typeof useImport>

/** Makes a change that can be undone, and tells it in words. */
export type Act = (told: string, change: (review: Review) => Review) => void
