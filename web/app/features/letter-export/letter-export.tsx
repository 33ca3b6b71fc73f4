import { canExport, isShortLetter } from '@lettrine/contract/export-access'
import type { PageSetting } from '@lettrine/contract/page'
import { type Check, type CheckId, verdictOf } from '@lettrine/letter-craft/sending/preflight'
import { useState } from 'react'
import { useEntitlements } from '../../shared/plans/entitlements.ts'
import { preflightText } from '../../shared/preflight/preflight.fr.ts'
import { PreflightList } from '../../shared/preflight/preflight-list.tsx'
import { useLeading } from '../../shared/preflight/use-leading.ts'
import { Button } from '../../ui/button.tsx'
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
  /** Page settings of the letter, for every format. */
  page: PageSetting
  onPageChange: (page: PageSetting) => void
  /** Saves pending changes; rejects with a message for the user when the server does not have the latest text. */
  prepare: () => Promise<void>
  /** What is shown first. */
  view?: 'file' | 'sending'
  checks: readonly Check[]
  wordTarget: number
  /** Leads to the place of a check in the letter. */
  onGo: (check: CheckId) => void
}

/** Export dialog: a file, an e-mail with its parts, or a kept export. */
export function LetterExport({
  open,
  onOpenChange,
  letterId,
  wordCount,
  page,
  onPageChange,
  prepare,
  view: first = 'file',
  checks,
  wordTarget,
  onGo,
}: LetterExportProps) {
  const [view, setView] = useState<View>(first)
  const { go, returnsFocus } = useLeading(onGo)
  // Whoever has just finalised the letter has seen its checks.
  const [insists, setInsists] = useState(first === 'sending')
  const [options, setOptions] = useState(readFileOptions)
  const entitlements = useEntitlements(open && !isShortLetter({ wordCount }))
  function choose(next: FileOptions) {
    setOptions(next)
    storeFileOptions(next)
  }
  // A format stored for a shorter letter may not be available for this one.
  const isOpen = canExport(entitlements, { wordCount }, options.format)
  const settled = isOpen ? options : { ...options, format: 'pdf' as const }
  const verdict = verdictOf(checks)
  const mayPrepare = verdict === 'advice' || verdict === 'passed' || (verdict === 'error' && insists)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.titles[view]}
      size="medium"
      returnsFocus={returnsFocus}
      actions={
        view === 'file' && (
          <DownloadButton
            letterId={letterId}
            options={settled}
            prepare={prepare}
            verdict={verdict}
            isEmpty={checks.some(({ id, state }) => id === 'text' && state === 'blocked')}
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
      {(view === 'file' || (view === 'sending' && !insists)) && (
        <>
          {verdict !== 'passed' && (
            <p className="m-0 text-ui text-ink-muted">{preflightText.summary[verdict]}</p>
          )}
          <PreflightList checks={checks} wordTarget={wordTarget} onGo={go} />
        </>
      )}
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
      {view === 'sending' && verdict === 'error' && !insists && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setInsists(true)}>
          {texts.sendAnyway}
        </Button>
      )}
      {view === 'sending' && open && mayPrepare && (
        <SendingKit letterId={letterId} options={settled} prepare={prepare} />
      )}
      {view === 'copies' && open && <KeptExports letterId={letterId} />}
    </Dialog>
  )
}
