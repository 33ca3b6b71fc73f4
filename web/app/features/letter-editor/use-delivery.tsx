import type { CheckId } from '@lettrine/letter-craft/sending/preflight'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type EditorDialogs, ExportDialogSlot } from './editor-dialogs.tsx'
import { useAutosaveState } from './letter-editing.tsx'
import { PreflightDialog } from './preflight/preflight-dialog.tsx'
import { type PanelCommands, useCheckPlaces } from './preflight/use-check-places.ts'
import { usePreflight } from './preflight/use-preflight.ts'
import { useFinalize } from './use-finalize.tsx'

/** Saving, finalising and exporting the letter; `elements` are its banner and its dialogs. */
export function useDelivery({
  dialogs,
  panels,
  fields,
  check,
  onList,
}: {
  dialogs: EditorDialogs
  panels: PanelCommands
  fields: RefObject<HTMLDivElement | null>
  /** Shown when the editor opens. */
  check: CheckId | undefined
  onList: () => void
}) {
  const finalize = useFinalize()
  const [exporting, setExporting] = useState<'file' | 'sending' | null>(null)
  const letterId = useAutosaveState((state) => state.letterId)
  const checks = usePreflight(finalize.phase === 'checking' || exporting !== null)
  const leadTo = useCheckPlaces(panels, fields)
  const awaited = useRef(check)
  useEffect(() => {
    const first = awaited.current
    awaited.current = undefined
    // The panels are changed at once, which React does not do in the middle of an effect.
    if (first) queueMicrotask(() => leadTo(first))
  })
  function close() {
    finalize.close()
    setExporting(null)
  }
  function goTo(check: CheckId) {
    flushSync(close)
    leadTo(check)
  }
  function prepareEmail() {
    finalize.close()
    setExporting('sending')
  }
  return {
    busy: finalize.busy,
    save: finalize.save,
    finalize: finalize.open,
    exportFile: () => setExporting('file'),
    banner: finalize.banner,
    isOpen: finalize.phase !== 'closed' || exporting !== null,
    close,
    dialogs: (
      <>
        <PreflightDialog
          phase={finalize.phase}
          checks={checks}
          busy={finalize.busy}
          steps={dialogs.renderFinalSteps({ letterId, onEmail: prepareEmail })}
          onGo={goTo}
          onFinalize={finalize.complete}
          onClose={finalize.close}
          onList={onList}
        />
        <ExportDialogSlot
          render={dialogs.renderExport}
          open={exporting !== null}
          view={exporting ?? 'file'}
          checks={checks}
          onGo={goTo}
          onOpenChange={(open) => setExporting(open ? 'file' : null)}
        />
      </>
    ),
  }
}
