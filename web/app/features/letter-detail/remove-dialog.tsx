import type { Letter } from '@lettrine/contract/letters'
import { ApiError } from '../../lib/api-error.ts'
import { raiseWallFor } from '../../lib/letter-wall.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { detailText as say } from './letter-detail.fr.ts'
import { useRemove, useTakeBack } from './letter-detail.queries.ts'

const undoMs = 10_000

const because = (fault: unknown) => (fault instanceof ApiError ? { message: fault.message } : {})

const whenTakenBack = {
  onSuccess: () => toast.success({ title: say.takenBack }),
  onError: (fault: unknown) =>
    raiseWallFor(fault) || toast.error({ title: say.takeBackFailed, ...because(fault) }),
}

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
  const takeBack = useTakeBack()
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
            toast.success({
              title: say.removed,
              action: { label: say.undo, onClick: () => takeBack.mutate(letter.id, whenTakenBack) },
              duration: undoMs,
            })
            onRemoved()
          },
          onError: (fault) => toast.error({ title: say.removeFailed, ...because(fault) }),
        })
      }
    />
  )
}
