import type { Career } from '@lettrine/contract/career'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react'
import { api, orpc } from '../../lib/api/api.ts'
import { conflictIn } from '../../shared/career/change-career.ts'
import { toast } from '../../ui/toast.ts'
import { careerText as texts } from './career.fr.ts'
import {
  type CareerDocument,
  documentOf,
  emptyDocument,
  type History,
  record,
  redo,
  startHistory,
  undo,
} from './career.state.ts'

/** How the career on screen stands to the stored one. */
export type SaveStatus = 'saved' | 'saving' | 'unsaved' | 'conflict'

type State = {
  history: History
  status: SaveStatus
  stored: Career | undefined
  /** Saves that failed one after the other. */
  failures: number
  /** Whether a save awaits its answer; the next one needs the version that it brings. */
  isSaving: boolean
}
type Action =
  | { type: 'loaded'; career: Career }
  | { type: 'changed'; change: (document: CareerDocument) => CareerDocument }
  | { type: 'undone' | 'redone' | 'saving' | 'failed' }
  | { type: 'saved'; career: Career; sent: CareerDocument }
  | { type: 'refused'; career: Career }
  | { type: 'rebased' }

const options = orpc.career.get.queryOptions()
const debounceMs = 700
const retryMs = 5_000

function reduce(state: State, action: Action): State {
  const { history } = state
  switch (action.type) {
    case 'loaded':
      return {
        history: startHistory(documentOf(action.career)),
        status: 'saved',
        stored: action.career,
        failures: 0,
        isSaving: false,
      }
    case 'changed': {
      const next = record(history, action.change(history.present))
      return next.present === history.present
        ? state
        : { ...state, history: next, status: changedStatus(state) }
    }
    case 'undone':
      return { ...state, history: undo(history), status: changedStatus(state) }
    case 'redone':
      return { ...state, history: redo(history), status: changedStatus(state) }
    case 'saving':
      return { ...state, status: 'saving', isSaving: true }
    case 'failed':
      return { ...state, status: 'unsaved', failures: state.failures + 1, isSaving: false }
    case 'saved':
      return {
        ...state,
        stored: action.career,
        status: history.present === action.sent ? 'saved' : 'unsaved',
        failures: 0,
        isSaving: false,
      }
    case 'refused':
      return { ...state, stored: action.career, status: 'conflict', isSaving: false }
    case 'rebased':
      return { ...state, status: 'unsaved' }
  }
}

// A conflict stays until it is decided.
const changedStatus = ({ status }: State): SaveStatus => (status === 'conflict' ? 'conflict' : 'unsaved')

/**
 * The career of the signed-in user, changed on screen and saved by itself. A save that another device overtook waits for
 * the user’s decision; one that fails is tried again.
 */
export function useCareer() {
  const client = useQueryClient()
  const { data, isError, isFetchedAfterMount, refetch } = useQuery({
    ...options,
    staleTime: 0,
  })
  const [state, dispatch] = useReducer(reduce, {
    history: startHistory(emptyDocument),
    status: 'saved',
    stored: undefined,
    failures: 0,
    isSaving: false,
  })
  const { history, status, stored, failures, isSaving } = state
  const loaded = data?.data
  useEffect(() => {
    // What the cache holds may be older than what another screen saved.
    if (!loaded || !isFetchedAfterMount) return
    // Another window may have saved since; what is changed here and not saved yet stays.
    if (!stored || (status === 'saved' && loaded.version > stored.version))
      dispatch({ type: 'loaded', career: loaded })
  }, [loaded, stored, status, isFetchedAfterMount])

  const inFlight = useRef<Promise<{ data: Career }>>(undefined)
  const save = useCallback(async () => {
    if (!stored) return
    const sent = history.present
    dispatch({ type: 'saving' })
    try {
      inFlight.current = api.career.put({ ...sent, version: stored.version })
      const answer = await inFlight.current
      client.setQueryData(options.queryKey, answer)
      dispatch({ type: 'saved', career: answer.data, sent })
    } catch (fault) {
      const current = conflictIn(fault)
      if (current) dispatch({ type: 'refused', career: current })
      else dispatch({ type: 'failed' })
    }
  }, [client, history.present, stored])

  // Saved a moment after the last change; after a failure, at longer intervals.
  useEffect(() => {
    if (status !== 'unsaved' || isSaving) return
    const timer = setTimeout(() => void save(), failures > 0 ? retryMs : debounceMs)
    return () => clearTimeout(timer)
  }, [status, save, failures, isSaving])

  useSaveOnLeaving({ status, stored, document: history.present, inFlight })

  useEffect(() => {
    if (status === 'saved') return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [status])

  return {
    document: history.present,
    isLoaded: stored !== undefined,
    isFailed: isError && !stored,
    retry: () => void refetch(),
    status,
    hasFailed: failures > 0 && status !== 'saved',
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (change: (document: CareerDocument) => CareerDocument) => dispatch({ type: 'changed', change }),
    undo: () => dispatch({ type: 'undone' }),
    redo: () => dispatch({ type: 'redone' }),
    /** After a conflict: saves what is on screen over the other version. */
    keepMine: () => dispatch({ type: 'rebased' }),
    /** After a conflict: shows the other version instead. */
    takeTheirs: () => stored && dispatch({ type: 'loaded', career: stored }),
  }
}

type Leaving = {
  status: SaveStatus
  stored: Career | undefined
  document: CareerDocument
  inFlight: RefObject<Promise<{ data: Career }> | undefined>
}

/** Sends what is not saved yet when another screen takes the place of this one. */
function useSaveOnLeaving(now: Leaving): void {
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })
  useEffect(
    () => () => {
      const { status, stored, document, inFlight } = latest.current
      if (status !== 'unsaved' || !stored) return
      // The answer of a save on its way brings the version that this one needs.
      const base = inFlight.current?.then(({ data }) => data.version).catch(() => stored.version)
      Promise.resolve(base)
        .then((version) => api.career.put({ ...document, version: Math.max(version ?? 0, stored.version) }))
        .catch(() => toast.error({ title: texts.leavingFailed }))
    },
    [],
  )
}

export type CareerEditing = ReturnType<typeof useCareer>
