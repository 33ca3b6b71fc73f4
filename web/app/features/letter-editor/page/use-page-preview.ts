import type { DraftLetter } from '@lettrine/contract/letters'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { api } from '../../../lib/api/api.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import type { AutosaveState } from '../autosave/autosave.state.ts'
import { sendable } from '../autosave/letter-draft.ts'
import { useLetterEditing } from '../letter-editing.tsx'
import { createPageRenderer } from './page-drawing.ts'
import { pageText as texts } from './page-preview.fr.ts'

const timers = {
  after(delayMs: number, callback: () => void) {
    const timer = setTimeout(callback, delayMs)
    return () => clearTimeout(timer)
  },
}

/** The fields that the page prints; a half-typed address stays as the server has it. */
function pageDraft({ draft, acknowledged }: AutosaveState): DraftLetter {
  const {
    status: _,
    offer: __,
    confirmedClaims: ___,
    plan: ____,
    ...printed
  } = sendable(draft, acknowledged).draft
  return printed
}

/** The page as it will print, from the text as typed. */
export function usePagePreview() {
  const { autosave } = useLetterEditing()
  const drawing = useMemo(
    () =>
      createPageRenderer(
        async (draft) => (await api.exports.previewDraft({ draft })).data,
        (fault) => (fault instanceof ApiError && fault.status === 422 ? fault.message : texts.failed),
        timers,
      ),
    [],
  )
  useEffect(() => {
    let seen: AutosaveState['draft'] | undefined
    const follow = () => {
      const state = autosave.getState()
      if (state.draft === seen) return
      seen = state.draft
      drawing.want(pageDraft(state))
    }
    follow()
    const unsubscribe = autosave.subscribe(follow)
    window.addEventListener('online', drawing.retry)
    return () => {
      unsubscribe()
      window.removeEventListener('online', drawing.retry)
      drawing.stop()
    }
  }, [autosave, drawing])
  const state = useSyncExternalStore(drawing.subscribe, drawing.getState)
  return { ...state, retry: drawing.retry }
}
