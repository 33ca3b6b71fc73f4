import { queryOf } from '@lettrine/contract/export'
import { useQuery } from '@tanstack/react-query'
import { Download, Mail, Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { fetchFile, saveBlob } from '../../lib/api/file-download.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { readFileOptions } from './file-options.ts'
import { exportText, finalStepsText as texts } from './letter-export.fr.ts'

/** What to do with a finished letter, in this order: download it, share the file, prepare the e-mail. */
export function FinalSteps({ letterId, onEmail }: { letterId: string; onEmail: () => void }) {
  const kit = useQuery({
    queryKey: ['final-steps', letterId],
    queryFn: async () => (await api.sending.prepare({ id: letterId })).data,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const [busy, setBusy] = useState<'download' | 'share'>()
  const fetched = useRef<File>(undefined)

  /** The PDF, fetched once. */
  async function pdf(): Promise<File> {
    if (fetched.current) return fetched.current
    const query = new URLSearchParams(queryOf({ ...readFileOptions(), format: 'pdf' }))
    const { content, fileName } = await fetchFile(`/v1/letters/${letterId}/sending-kit.pdf?${query}`)
    fetched.current = new File([content], fileName, { type: content.type })
    return fetched.current
  }
  async function run(what: 'download' | 'share', action: (file: File) => Promise<void> | void) {
    setBusy(what)
    try {
      await action(await pdf())
    } catch (fault) {
      toast.error({
        title: exportText.failed,
        ...(fault instanceof Error && { message: fault.message }),
      })
    } finally {
      setBusy(undefined)
    }
  }
  const download = (file: File) => {
    saveBlob(file, file.name)
    toast.success({ title: exportText.done('pdf'), message: file.name })
  }

  return (
    <div className="grid gap-4">
      <p className="m-0 text-ui text-ink-muted">{texts.intro}</p>
      {kit.data && <p className="m-0 text-small wrap-anywhere">{kit.data.fileName}</p>}
      <div className="grid gap-2.5">
        <Button
          variant="primary"
          icon={<Download size={18} />}
          busy={busy === 'download'}
          busyLabel={exportText.downloading}
          onClick={() => void run('download', download)}
        >
          {exportText.download('pdf')}
        </Button>
        {canShareFiles() && (
          <Button
            variant="secondary"
            icon={<Share2 size={18} />}
            busy={busy === 'share'}
            busyLabel={exportText.downloading}
            onClick={() => void run('share', share)}
          >
            {texts.share}
          </Button>
        )}
        <Button variant="secondary" icon={<Mail size={18} />} onClick={onEmail}>
          {texts.email}
        </Button>
      </div>
    </div>
  )
}

/** Whether the browser can hand a PDF to the apps of the device. */
function canShareFiles(): boolean {
  const sample = new File([''], 'lettre.pdf', { type: 'application/pdf' })
  return typeof navigator.share === 'function' && navigator.canShare?.({ files: [sample] }) === true
}

async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: file.name })
  } catch (fault) {
    if (!(fault instanceof DOMException)) throw fault
    // The person closed the sheet.
    if (fault.name === 'AbortError') return
    // The tap was too long ago: the file is here now, a second tap shares it.
    if (fault.name === 'NotAllowedError') toast.info({ title: texts.shareAgain })
    else throw fault
  }
}
