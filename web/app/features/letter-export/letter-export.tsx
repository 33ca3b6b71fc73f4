import { canExport, isShort } from '@lettrine/contract/export-access'
import type { PageSetting } from '@lettrine/contract/page'
import { useState } from 'react'
import { useEntitlements } from '../../shared/plans/entitlements.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { DownloadButton, ExportForm } from './export-form.tsx'
import { type FileOptions, readFileOptions, storeFileOptions } from './file-options.ts'
import { KeptExports } from './kept-exports.tsx'
import { exportText as texts } from './letter-export.fr.ts'
import { SendingKit } from './sending-kit.tsx'

const views = (['file', 'sending', 'copies'] as const).map((value) => ({ value, label: texts.views[value] }))
type View = (typeof views)[number]['value']

export type LetterExportProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  letterId: string
  wordCount: number
  /** How the letter is set, in every format. */
  page: PageSetting
  onPageChange: (page: PageSetting) => void
  /** Saves what is not saved yet; rejects with a sentence for the user when the server does not have the last text. */
  prepare: () => Promise<void>
}

/** How a letter leaves: as a file, by e-mail with what goes along, or again as it left before. */
export function LetterExport({
  open,
  onOpenChange,
  letterId,
  wordCount,
  page,
  onPageChange,
  prepare,
}: LetterExportProps) {
  const [view, setView] = useState<View>('file')
  const [options, setOptions] = useState(readFileOptions)
  const entitlements = useEntitlements(open && !isShort({ wordCount }))
  function choose(next: FileOptions) {
    setOptions(next)
    storeFileOptions(next)
  }
  // A format remembered from a shorter letter may be closed to this one.
  const isOpen = canExport(entitlements, { wordCount }, options.format)
  const settled = isOpen ? options : { ...options, format: 'pdf' as const }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.titles[view]}
      size="medium"
      actions={
        view === 'file' && (
          <DownloadButton
            letterId={letterId}
            options={settled}
            prepare={prepare}
            onClose={() => onOpenChange(false)}
          />
        )
      }
    >
      <SegmentedControl
        label={texts.views.label}
        labelHidden
        options={views}
        value={view}
        onValueChange={setView}
      />
      {view === 'file' && (
        <ExportForm
          options={settled}
          onChange={choose}
          page={page}
          onPageChange={onPageChange}
          entitlements={entitlements}
          wordCount={wordCount}
        />
      )}
      {view === 'sending' && open && <SendingKit letterId={letterId} options={settled} prepare={prepare} />}
      {view === 'copies' && open && <KeptExports letterId={letterId} />}
    </Dialog>
  )
}
