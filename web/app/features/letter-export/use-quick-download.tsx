import { type Check, type CheckId, verdictOf } from '@lettrine/letter-craft/sending/preflight'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { saveBase64 } from '../../lib/api/file-download.ts'
import { preflightText } from '../../shared/preflight/preflight.fr.ts'
import { PreflightList } from '../../shared/preflight/preflight-list.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { exportText as texts } from './letter-export.fr.ts'
import { type CheckContext, type CheckPlace, findingsOf, pageCountOf, savedChecks } from './saved-checks.ts'

type Held = {
  letterId: string
  checks: readonly Check[]
  placeOf: (check: CheckId) => CheckPlace
}

/**
 * The PDF of a saved letter in one press; where the letter has mistakes or open places, they are displayed first.
 * `sheet` must be rendered once.
 */
export function useQuickDownload(context: CheckContext, onGo: (letterId: string, place: CheckPlace) => void) {
  const [held, setHeld] = useState<Held>()
  const failed = (fault: unknown) =>
    toast.error({ title: texts.quickFailed, ...(fault instanceof ApiError && { message: fault.message }) })
  const download = useMutation({
    mutationFn: (id: string) => api.exports.download({ id, format: 'pdf' }),
    onSuccess: ({ data }) => {
      saveBase64(data.blob, data.fileName, data.mediaType)
      setHeld(undefined)
    },
    onError: failed,
  })
  const check = useMutation({
    mutationFn: async (id: string) => {
      const { data: letter } = await api.letters.read({ id })
      const [findings, pageCount] = await Promise.all([findingsOf(letter), pageCountOf(letter)])
      return savedChecks(letter, { findings, pageCount }, context)
    },
    onSuccess: ({ checks, placeOf }, letterId) => {
      const verdict = verdictOf(checks)
      if (verdict === 'passed' || verdict === 'advice') download.mutate(letterId)
      else setHeld({ letterId, checks, placeOf })
    },
    onError: failed,
  })
  return {
    /** The letter that is being checked or downloaded. */
    downloading: check.isPending ? check.variables : download.isPending ? download.variables : undefined,
    download: (letterId: string) => check.mutate(letterId),
    sheet: held && (
      <Sheet
        held={held}
        wordTarget={context.wordTarget}
        busy={download.isPending}
        onGo={(id) => onGo(held.letterId, held.placeOf(id))}
        onDownload={() => download.mutate(held.letterId)}
        onClose={() => setHeld(undefined)}
      />
    ),
  }
}

function Sheet({
  held: { checks },
  wordTarget,
  busy,
  onGo,
  onDownload,
  onClose,
}: {
  held: Held
  wordTarget: number
  busy: boolean
  onGo: (check: CheckId) => void
  onDownload: () => void
  onClose: () => void
}) {
  const verdict = verdictOf(checks)
  const isEmpty = checks.some(({ id, state }) => id === 'text' && state === 'blocked')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.beforeDownload}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            variant="secondary"
            icon={<Download size={18} />}
            disabled={isEmpty}
            busy={busy}
            busyLabel={texts.downloading}
            onClick={onDownload}
          >
            {verdict === 'blocked' ? texts.draft : texts.anyway}
          </Button>
        </>
      }
    >
      <p className="m-0 text-ui text-ink-muted">{preflightText.summary[verdict]}</p>
      <PreflightList checks={checks} wordTarget={wordTarget} onGo={onGo} />
    </Dialog>
  )
}
