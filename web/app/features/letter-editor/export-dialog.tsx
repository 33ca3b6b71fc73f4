import { Download } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { saveBase64 } from '../../lib/file-download.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { isSaved } from './autosave.state.ts'
import { useLetterEditing } from './letter-editing.tsx'
import { exportText as say } from './page-preview.fr.ts'

/** Chooses what the file carries, then downloads the letter as last saved. */
export function ExportDialog({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { autosave } = useLetterEditing()
  const [busy, setBusy] = useState(false)
  const [includeMetadata, setMetadata] = useState(true)
  const [includeWatermark, setWatermark] = useState(false)

  async function download() {
    setBusy(true)
    try {
      autosave.saveNow()
      const state = await autosave.settled()
      if (!isSaved(state)) throw new Error(say.notSaved)
      const { data } = await api.exporting.export({
        id: state.letterId,
        options: { includeMetadata, includeWatermark },
      })
      saveBase64(data.blob, data.fileName, data.mediaType)
      toast.success({ title: say.done, message: data.fileName })
      onOpenChange(false)
    } catch (fault) {
      toast.error({
        title: say.failed,
        message: fault instanceof ApiError || fault instanceof Error ? fault.message : undefined,
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={say.title}
      actions={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {say.cancel}
          </Button>
          <Button
            variant="primary"
            icon={<Download size={18} />}
            busy={busy}
            busyLabel={say.downloading}
            onClick={() => void download()}
          >
            {say.download}
          </Button>
        </>
      }
    >
      <Checkbox checked={includeMetadata} onCheckedChange={setMetadata}>
        {say.metadata}
      </Checkbox>
      <Checkbox checked={includeWatermark} onCheckedChange={setWatermark}>
        {say.watermark}
      </Checkbox>
    </Dialog>
  )
}
