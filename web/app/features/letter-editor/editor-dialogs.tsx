import type { Letter, LetterVersion } from '@lettrine/contract/letters'
import type { PageSetting } from '@lettrine/contract/page'
import type { Check, CheckId } from '@lettrine/letter-craft/sending/preflight'
import { measureLetter } from '@lettrine/letter-craft/text/measure'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { isSaved } from './autosave/autosave.state.ts'
import { useAutosaveState, useDraftField, useLetterEditing } from './letter-editing.tsx'
import { editorText as texts } from './letter-editor.fr.ts'

/** Props that the editor passes to the export dialog, which the route provides. */
export type ExportDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  letterId: string
  wordCount: number
  /** Page settings of the letter. */
  page: PageSetting
  onPageChange: (page: PageSetting) => void
  /** Saves the latest text; rejects with a message for the user when the server does not have it. */
  prepare: () => Promise<void>
  /** What the dialog shows first. */
  view: 'file' | 'sending'
  checks: readonly Check[]
  wordTarget: number
  /** Leads to the place of a check in the letter. */
  onGo: (check: CheckId) => void
}

export type FinalStepsProps = { letterId: string; onEmail: () => void }

export type ShareDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  letter: Pick<Letter, 'id' | 'title' | 'company' | 'jobTitle' | 'content'>
}

export type VersionsDialogProps = {
  letterId: string
  exists: boolean
  /** The current text, as Markdown. */
  current: string
  onRestore: (version: LetterVersion) => void
  onClose: () => void
}

/** Dialogs of other features that the route gives to the editor. */
export type EditorDialogs = {
  renderExport: (slot: ExportDialogProps) => ReactNode
  /** What to do with a finished letter: download, share, prepare the e-mail. */
  renderFinalSteps: (slot: FinalStepsProps) => ReactNode
  renderShare: (slot: ShareDialogProps) => ReactNode
  renderVersions: (slot: VersionsDialogProps) => ReactNode
}

/** Renders the export dialog with the data of the letter. */
export function ExportDialogSlot({
  render,
  ...props
}: Pick<ExportDialogProps, 'open' | 'onOpenChange' | 'view' | 'checks' | 'onGo'> & {
  render: EditorDialogs['renderExport']
}) {
  const { autosave, memory } = useLetterEditing()
  const letterId = useAutosaveState((state) => state.letterId)
  const content = useAutosaveState((state) => (props.open ? state.draft.content : ''))
  const wordCount = useMemo(() => measureLetter(content).wordCount, [content])
  const prepare = useCallback(async () => {
    autosave.saveNow()
    const state = await autosave.whenSettled()
    if (!isSaved(state)) throw new Error(texts.notSavedForExport)
  }, [autosave])
  const page = useDraftField('page')
  const onPageChange = useCallback((next: PageSetting) => autosave.edit({ page: next }), [autosave])
  const { wordTarget } = memory.settings()
  return render({ ...props, letterId, wordCount, page, onPageChange, prepare, wordTarget })
}

/** Renders the share dialog once the letter is saved, with the saved text. */
export function ShareDialogSlot({
  render,
  open,
  onOpenChange,
}: Pick<ShareDialogProps, 'open' | 'onOpenChange'> & { render: EditorDialogs['renderShare'] }) {
  const id = useAutosaveState((state) => state.letterId)
  const isKnown = useAutosaveState((state) => state.exists)
  const { title, company, jobTitle, content } = useAutosaveState((state) => state.acknowledged)
  return render({ open: open && isKnown, onOpenChange, letter: { id, title, company, jobTitle, content } })
}

/** Renders the version dialog; restoring a version is an ordinary change of the text, which can be undone. */
export function VersionsDialogSlot({
  render,
  onClose,
}: {
  render: EditorDialogs['renderVersions']
  onClose: () => void
}) {
  const { autosave, surface } = useLetterEditing()
  const letterId = useAutosaveState((state) => state.letterId)
  const exists = useAutosaveState((state) => state.exists)
  const [current] = useState(() => surface.current?.markdown() ?? '')

  async function restore(version: LetterVersion) {
    onClose()
    // The current text is saved first, as a version of its own, so that nothing is lost.
    autosave.saveNow()
    const { obstacle } = await autosave.whenSettled()
    const writing = surface.current
    if (!writing || obstacle?.kind === 'conflict') return
    const { plan } = autosave.getState().draft
    autosave.attributeNextSave('restore')
    writing.replaceAll(version.content)
    // Versions from before letters kept their plan have none.
    if (version.plan) autosave.edit({ plan: version.plan })
    autosave.flush()
    toast.info({
      title: texts.versionRestored,
      action: {
        label: texts.undo,
        onClick() {
          surface.current?.replaceAll(current)
          autosave.edit({ plan })
        },
      },
      duration: 10_000,
    })
  }
  return render({ letterId, exists, current, onRestore: (version) => void restore(version), onClose })
}
