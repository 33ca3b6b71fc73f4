import type { Letter } from '@lettrine/contract/letters'
import { useCallback } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { openQuotaDialogFor } from '../../shared/letter-quota/letter-quota-refusal.ts'
import { toast } from '../../ui/toast.ts'
import { detailText as texts } from './letter-detail.fr.ts'
import { useDuplicate, useToggleBookmark } from './letter-detail.queries.ts'

const because = (fault: unknown) => (fault instanceof ApiError ? { message: fault.message } : {})

/** Actions that need no dialog. */
export function useDetailActions({ id }: Letter, onOpenLetter: (id: string) => void) {
  const { mutate: clone } = useDuplicate()
  const { mutate: toggle } = useToggleBookmark()
  const duplicate = useCallback(
    () =>
      clone(id, {
        onSuccess: ({ data }) =>
          toast.success({
            title: texts.duplicated,
            message: data.title,
            action: { label: texts.open, onClick: () => onOpenLetter(data.id) },
          }),
        onError: (fault) =>
          openQuotaDialogFor(fault) || toast.error({ title: texts.duplicateFailed, ...because(fault) }),
      }),
    [clone, id, onOpenLetter],
  )
  const toggleBookmark = () =>
    toggle(id, { onError: (fault) => toast.error({ title: texts.bookmarkFailed, ...because(fault) }) })
  return { duplicate, toggleBookmark }
}
