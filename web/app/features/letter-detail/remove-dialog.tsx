import type { Letter } from '@lettrine/contract/letters'
import { ApiError } from '../../lib/api-error.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { detailText as say } from './letter-detail.fr.ts'
import { useRemove } from './letter-detail.queries.ts'

/** The word typed by whoever really wants to delete. */
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
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={say.removeTitle}
      description={say.removeDescription(letter.title || say.untitled)}
      confirmLabel={say.remove}
      typedWord={typedWord}
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(letter.id, {
          onSuccess: () => {
            toast.success({ title: say.removed })
            onRemoved()
          },
          onError: (fault) =>
            toast.error({
              title: say.removeFailed,
              ...(fault instanceof ApiError && { message: fault.message }),
            }),
        })
      }
    />
  )
}
