import type { LetterSummary } from '@lettrine/contract/letters'
import { useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { saveBase64 } from '../../lib/file-download.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { listText as say } from './letter-list.fr.ts'
import { useDownload, useDuplicate, useRemove } from './letter-list.queries.ts'

const because = (fault: unknown) => (fault instanceof ApiError ? fault.message : undefined)

/** What can be done with a row; `confirmation` is to be rendered once, beside the rows. */
export function useLetterActions(onOpen: (id: string) => void) {
  const [doomed, setDoomed] = useState<LetterSummary | null>(null)
  const duplicate = useDuplicate()
  const remove = useRemove()
  const download = useDownload()

  return {
    downloading: download.isPending ? download.variables : undefined,
    download: (letter: LetterSummary) =>
      download.mutate(letter.id, {
        onSuccess: ({ data }) => saveBase64(data.blob, data.fileName, data.mediaType),
        onError: (fault) => toast.error({ title: say.downloadFailed, message: because(fault) }),
      }),
    duplicate: (letter: LetterSummary) =>
      duplicate.mutate(letter.id, {
        onSuccess: ({ data }) =>
          toast.success({
            title: say.duplicated,
            message: data.title,
            action: { label: say.open, onClick: () => onOpen(data.id) },
          }),
        onError: (fault) => toast.error({ title: say.duplicateFailed, message: because(fault) }),
      }),
    remove: setDoomed,
    confirmation: (
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title={say.removeTitle}
        description={say.removeDescription(doomed?.title || say.untitled)}
        confirmLabel={say.remove}
        busy={remove.isPending}
        onConfirm={() =>
          doomed &&
          remove.mutate(doomed.id, {
            onSuccess: () => {
              setDoomed(null)
              toast.success({ title: say.removed })
            },
            onError: (fault) => toast.error({ title: say.removeFailed, message: because(fault) }),
          })
        }
      />
    ),
  }
}
export type LetterActions = ReturnType<typeof useLetterActions>
