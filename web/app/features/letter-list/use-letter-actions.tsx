import type { LetterSummary } from '@lettrine/contract/letters'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { openQuotaDialogFor } from '../../shared/letter-quota/letter-quota-refusal.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { listText as texts } from './letter-list.fr.ts'
import {
  useArchive,
  useDuplicate,
  useExportZip,
  useFindUnready,
  useRemove,
  useRestore,
} from './letter-list.queries.ts'

export const messageOf = (fault: unknown) => (fault instanceof ApiError ? fault.message : undefined)

const undoMs = 10_000

/** Navigation and actions of other features. */
export type LetterNavigation = {
  onOpen: (letterId: string) => void
  onSaveAsTemplate: (letterId: string) => void
  /** The PDF of a letter; `sheet` is what is displayed first where the letter is not ready. */
  quickDownload: {
    downloading: string | undefined
    download: (letterId: string) => void
    sheet: ReactNode
  }
}

/** Actions on letters; `confirmation` must be rendered once, beside the rows. */
export function useLetterActions({ onOpen, onSaveAsTemplate, quickDownload }: LetterNavigation) {
  const duplicate = useDuplicate()
  const archive = useArchive()
  const zip = useZip()
  const { ask, confirmation } = useRemoval()

  return {
    downloading: quickDownload.downloading,
    download: (letter: LetterSummary) => quickDownload.download(letter.id),
    duplicate: (letter: LetterSummary) =>
      duplicate.mutate(letter.id, {
        onSuccess: ({ data }) =>
          toast.success({
            title: texts.duplicated,
            message: data.title,
            action: { label: texts.open, onClick: () => onOpen(data.id) },
          }),
        onError: (fault) =>
          openQuotaDialogFor(fault) ||
          toast.error({ title: texts.duplicateFailed, message: messageOf(fault) }),
      }),
    saveAsTemplate: (letter: LetterSummary) => onSaveAsTemplate(letter.id),
    archive: (letters: readonly LetterSummary[], archived: boolean) =>
      archive.mutate(
        { ids: letters.map(({ id }) => id), archived },
        {
          onSuccess: () =>
            toast.success({ title: (archived ? texts.archived : texts.unarchived)(letters.length) }),
          onError: (fault) =>
            toast.error({
              title: (archived ? texts.archiveFailed : texts.unarchiveFailed)(letters.length),
              message: messageOf(fault),
            }),
        },
      ),
    exporting: zip.isPending,
    exportZip: zip.ask,
    /** Moves letters to the bin after confirmation; calls `onDone` afterwards. */
    remove: ask,
    confirmation: (
      <>
        {confirmation}
        {quickDownload.sheet}
        {zip.question}
      </>
    ),
  }
}
export type LetterActions = ReturnType<typeof useLetterActions>

/** An archive of letters; those with open places or without text are named first. */
function useZip() {
  const [held, setHeld] = useState<{ ids: string[]; unready: readonly string[] }>()
  const exportZip = useExportZip()
  const findUnready = useFindUnready()
  const failed = (fault: unknown) => toast.error({ title: texts.zipFailed, message: messageOf(fault) })
  const download = (ids: string[]) =>
    exportZip.mutate(ids, {
      onSuccess: ({ fileName }) => {
        setHeld(undefined)
        toast.success({ title: texts.zipped(ids.length), message: fileName })
      },
      onError: failed,
    })
  return {
    isPending: findUnready.isPending || exportZip.isPending,
    ask(letters: readonly LetterSummary[]) {
      const ids = letters.map(({ id }) => id)
      findUnready.mutate(ids, {
        onSuccess: (unready) => (unready.length === 0 ? download(ids) : setHeld({ ids, unready })),
        onError: failed,
      })
    },
    question: (
      <ConfirmDialog
        open={held !== undefined}
        onOpenChange={(open) => !open && setHeld(undefined)}
        title={texts.unreadyTitle(held?.unready.length ?? 0)}
        description={texts.unready(held?.unready ?? [])}
        confirmLabel={texts.zipAnyway}
        busy={exportZip.isPending}
        onConfirm={() => held && download(held.ids)}
      />
    ),
  }
}

type Doomed = { letters: readonly LetterSummary[]; onDone: (() => void) | undefined }

function useRemoval() {
  const [doomed, setDoomed] = useState<Doomed | null>(null)
  const remove = useRemove()
  const restore = useRestore()
  const count = doomed?.letters.length ?? 0

  function takeBack(ids: string[]) {
    restore.mutate(
      { ids },
      {
        onSuccess: () => toast.success({ title: texts.restored(ids.length) }),
        onError: (fault) =>
          openQuotaDialogFor(fault) ||
          toast.error({ title: texts.restoreFailed(ids.length), message: messageOf(fault) }),
      },
    )
  }

  function putInBin({ letters, onDone }: Doomed) {
    const ids = letters.map(({ id }) => id)
    remove.mutate(
      { ids },
      {
        onSuccess: () => {
          setDoomed(null)
          onDone?.()
          toast.success({
            title: texts.removed(ids.length),
            action: { label: texts.undo, onClick: () => takeBack(ids) },
            duration: undoMs,
          })
        },
        onError: (fault) => toast.error({ title: texts.removeFailed(ids.length), message: messageOf(fault) }),
      },
    )
  }

  return {
    ask: (letters: readonly LetterSummary[], onDone?: () => void) => setDoomed({ letters, onDone }),
    confirmation: (
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title={texts.removeTitle(count)}
        description={
          count > 1
            ? texts.removeManyDescription
            : texts.removeDescription(doomed?.letters[0]?.title || texts.untitled)
        }
        confirmLabel={texts.remove}
        busy={remove.isPending}
        onConfirm={() => doomed && putInBin(doomed)}
      />
    ),
  }
}
