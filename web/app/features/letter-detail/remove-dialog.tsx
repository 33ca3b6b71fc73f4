import type { Letter } from '@lettrine/contract/letters'
import { ApiError } from '../../lib/api/api-error.ts'
import { openQuotaDialogFor } from '../../shared/letter-quota/letter-quota-refusal.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { detailText as texts } from './letter-detail.fr.ts'
import { useRemove, useRestore } from './letter-detail.queries.ts'

const undoMs = 10_000

const because = (fault: unknown) => (fault instanceof ApiError ? { message: fault.message } : {})

const whenTakenBack = {
  onSuccess: () => toast.success({ title: texts.takenBack }),
  onError: (fault: unknown) =>
    openQuotaDialogFor(fault) || toast.error({ title: texts.takeBackFailed, ...because(fault) }),
}

/** The word to type to confirm. */
const typedWord = 'SUPPRIMER'

export function RemoveDialog({
  open,
  onOpenChange,
  letter,
  onRemoved,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  letter: Letter
  onRemoved: () => void
}) {
  const remove = useRemove()
  const restore = useRestore()
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.removeTitle}
      description={texts.removeDescription(letter.title || texts.untitled)}
      confirmLabel={texts.remove}
      typedWord={typedWord}
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(letter.id, {
          onSuccess: () => {
            toast.success({
              title: texts.removed,
              action: { label: texts.undo, onClick: () => restore.mutate(letter.id, whenTakenBack) },
              duration: undoMs,
            })
            onRemoved()
          },
          onError: (fault) => toast.error({ title: texts.removeFailed, ...because(fault) }),
        })
      }
    />
  )
}
