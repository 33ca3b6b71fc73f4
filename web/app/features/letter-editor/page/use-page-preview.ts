import type { DraftLetter } from '@lettrine/contract/letters'
import { type RefObject, useEffect, useMemo, useSyncExternalStore } from 'react'
import { api } from '../../../lib/api/api.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import type { AutosaveState } from '../autosave/autosave.state.ts'
import { sendable } from '../autosave/letter-draft.ts'
import { useLetterEditing } from '../letter-editing.tsx'
import { createDesignMiniatures, type Miniatures } from './design-miniatures.ts'
import { createPageRenderer } from './page-drawing.ts'
import { pageText as texts } from './page-preview.fr.ts'

const timers = {
  after(delayMs: number, callback: () => void) {
    const timer = setTimeout(callback, delayMs)
    return () => clearTimeout(timer)
  },
}

const askForPage = async (draft: DraftLetter) => (await api.exports.previewDraft({ draft })).data

/** The fields that the page prints; a half-typed address stays as the server has it. */
export function pageDraft({ draft, acknowledged }: AutosaveState): DraftLetter {
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
        askForPage,
        (fault) => (fault instanceof ApiError && fault.status === 422 ? fault.message : texts.failed),
        timers,
      ),
    [],
  )
  useEffect(() => {
    const unfollow = followDraft(autosave, drawing.want)
    window.addEventListener('online', drawing.retry)
    return () => {
      unfollow()
      window.removeEventListener('online', drawing.retry)
      drawing.stop()
    }
  }, [autosave, drawing])
  const state = useSyncExternalStore(drawing.subscribe, drawing.getState)
  return { ...state, retry: drawing.retry }
}

/** The letter in the designs that are not chosen, once `box` has been on screen. */
export function useDesignMiniatures(box: RefObject<Element | null>): Miniatures {
  const { autosave } = useLetterEditing()
  const miniatures = useMemo(() => createDesignMiniatures(askForPage, timers), [])
  useEffect(() => {
    if (!box.current) return
    let unfollow: () => void = () => {}
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      unfollow = followDraft(autosave, miniatures.want)
    })
    observer.observe(box.current)
    return () => {
      observer.disconnect()
      unfollow()
      miniatures.stop()
    }
  }, [autosave, miniatures, box])
  return useSyncExternalStore(miniatures.subscribe, miniatures.getState)
}

function followDraft(
  autosave: ReturnType<typeof useLetterEditing>['autosave'],
  want: (draft: DraftLetter) => void,
): () => void {
  let seen: AutosaveState['draft'] | undefined
  const follow = () => {
    const state = autosave.getState()
    if (state.draft === seen) return
    seen = state.draft
    want(pageDraft(state))
  }
  follow()
  return autosave.subscribe(follow)
}
