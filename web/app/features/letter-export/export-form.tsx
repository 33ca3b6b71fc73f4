import type { Entitlements } from '@lettrine/contract/entitlements'
import { ExportFormat, queryOf } from '@lettrine/contract/export'
import { exportMessages } from '@lettrine/contract/export.fr'
import { canExport } from '@lettrine/contract/export-access'
import type { verdictOf } from '@lettrine/letter-craft/sending/preflight'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadFile } from '../../lib/api/file-download.ts'
import { PlanLock } from '../../shared/plans/plan-lock.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { ExportSettings, type SettingsProps } from './export-settings.tsx'
import type { FileOptions } from './file-options.ts'
import { FormatChoice } from './format-choice.tsx'
import { exportText as texts } from './letter-export.fr.ts'

/** Format and options. */
export function ExportForm({
  options,
  onChange,
  entitlements,
  wordCount,
  ...ofPage
}: SettingsProps & { entitlements: Pick<Entitlements, 'allFormats'>; wordCount: number }) {
  const locked = ExportFormat.options.filter((format) => !canExport(entitlements, { wordCount }, format))
  return (
    <>
      <FormatChoice
        value={options.format}
        locked={locked}
        onChange={(format) => onChange({ ...options, format })}
      />
      {locked.length > 0 && <PlanLock>{exportMessages.planRequired(wordCount)}</PlanLock>}
      <ExportSettings options={options} onChange={onChange} {...ofPage} />
    </>
  )
}

/** Saves the letter, then downloads the file; one with mistakes when the user insists, one with open places as a draft. */
export function DownloadButton({
  letterId,
  options,
  prepare,
  verdict,
  isEmpty,
  onClose,
}: {
  letterId: string
  options: FileOptions
  prepare: () => Promise<void>
  verdict: ReturnType<typeof verdictOf>
  isEmpty: boolean
  onClose: () => void
}) {
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      await prepare()
      const query = new URLSearchParams(queryOf(options))
      const { fileName } = await downloadFile(`/v1/letters/${letterId}/file?${query}`)
      toast.success({ title: texts.done(options.format), message: fileName })
      onClose()
    } catch (fault) {
      toast.error({ title: texts.failed, ...(fault instanceof Error ? { message: fault.message } : {}) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button variant="ghost" onClick={onClose}>
        {texts.cancel}
      </Button>
      <Button
        variant={verdict === 'blocked' || verdict === 'error' ? 'secondary' : 'primary'}
        icon={<Download size={18} />}
        disabled={isEmpty}
        busy={busy}
        busyLabel={texts.downloading}
        onClick={() => void download()}
      >
        {labelOf(verdict, options)}
      </Button>
    </>
  )
}

function labelOf(verdict: ReturnType<typeof verdictOf>, { format }: FileOptions): string {
  if (verdict === 'blocked') return texts.draft
  return verdict === 'error' ? texts.anyway : texts.download(format)
}
