import { unsourcedClaims } from '@lettrine/letter-craft/claims/unsourced-claims'
import { type Check, preflight } from '@lettrine/letter-craft/sending/preflight'
import { useEffect, useMemo, useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { useSession } from '../../../lib/session/session.ts'
import {
  useAutosaveState,
  useLetterEditing,
  useProofreadingState,
  useReadingState,
} from '../letter-editing.tsx'
import { pageDraft } from '../page/use-page-preview.ts'
import { countBySeverity } from '../proofreading/proofreading.store.ts'

/** The checks of the letter as typed, while `isOpen`; none before. */
export function usePreflight(isOpen: boolean): readonly Check[] {
  const { memory } = useLetterEditing()
  const { user } = useSession()
  const draft = useAutosaveState((state) => (isOpen ? state.draft : null))
  const mistakes = useProofreadingState(({ findings, spelling }) =>
    spelling === 'loading' && findings.length === 0 ? undefined : countBySeverity(findings).error,
  )
  const isSpelled = useProofreadingState(({ spelling }) => spelling === 'ready')
  const claims = useReadingState((state) => state.claims)
  const pageCount = usePageCount(isOpen)
  const accountName = user?.displayName ?? ''
  return useMemo(() => {
    if (!draft) return []
    const { content, sender, recipient, company, confirmedClaims } = draft
    const unconfirmed = unsourcedClaims(claims).filter(({ key }) => !confirmedClaims.includes(key))
    return preflight({
      content,
      sender: { ...sender, name: sender.name || accountName },
      recipient,
      company,
      mistakes,
      isSpelled,
      unconfirmedFacts: unconfirmed.length,
      pageCount,
      wordTarget: memory.settings().wordTarget,
    })
  }, [draft, claims, mistakes, isSpelled, pageCount, accountName, memory])
}

/** The pages of the letter as it is when the checks open; undefined until known, and while the server cannot say. */
function usePageCount(isOpen: boolean): number | undefined {
  const { autosave } = useLetterEditing()
  const [count, setCount] = useState<number>()
  useEffect(() => {
    if (!isOpen) return
    let left = false
    setCount(undefined)
    api.exports.previewDraft({ draft: pageDraft(autosave.getState()) }).then(
      ({ data }) => !left && setCount(data.pageCount),
      (fault: unknown) => {
        // Offline, or a page that is refused: the preview says so.
        if (!(fault instanceof ApiError)) throw fault
      },
    )
    return () => {
      left = true
    }
  }, [isOpen, autosave])
  return count
}
