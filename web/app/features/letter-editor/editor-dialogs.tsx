import type { Letter, LetterVersion } from '@lettrine/contract/letters'
import type { PageSetting } from '@lettrine/contract/page'
import { measureLetter } from '@lettrine/letter-craft/text/measure'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { toast } from '../../ui/toast.tsx'
import { isSaved } from './autosave/autosave.state.ts'
import { useAutosaveState, useDraftField, useLetterEditing } from './letter-editing.tsx'
import { editorText as texts } from './letter-editor.fr.ts'

/** What the editor tells the dialog that lets its letter leave; the route says which dialog. */
export type ExportDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  letterId: string
  wordCount: number
  /** How the letter is set; it belongs to the letter. */
  page: PageSetting
  onPageChange: (page: PageSetting) => void
  /** Saves the last words; rejects with a sentence for the writer when the server does not have them. */
  prepare: () => Promise<void>
}

export type ShareDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  letter: Pick<Letter, 'id' | 'title' | 'company' | 'jobTitle' | 'content'>
}

export type VersionsDialogProps = {
  letterId: string
  exists: boolean
  /** The text of today, as Markdown. */
  current: string
  onRestore: (version: LetterVersion) => void
  onClose: () => void
}

/** Dialogs of other dialogs that the editor opens; the route says which. */
export type EditorDialogs = {
  renderExport: (slot: ExportDialogProps) => ReactNode
  renderShare: (slot: ShareDialogProps) => ReactNode
  renderVersions: (slot: VersionsDialogProps) => ReactNode
}

/** The place of the export dialog, with the letter at hand. */
export function ExportDialogSlot({
  render,
  ...given
}: Pick<ExportDialogProps, 'open' | 'onOpenChange'> & { render: EditorDialogs['renderExport'] }) {
  const { autosave } = useLetterEditing()
  const letterId = useAutosaveState((state) => state.letterId)
  const content = useAutosaveState((state) => (given.open ? state.draft.content : ''))
  const wordCount = useMemo(() => measureLetter(content).wordCount, [content])
  const prepare = useCallback(async () => {
    autosave.saveNow()
    const state = await autosave.whenSettled()
    if (!isSaved(state)) throw new Error(texts.notSavedForExport)
  }, [autosave])
  const page = useDraftField('page')
  const onPageChange = useCallback((next: PageSetting) => autosave.edit({ page: next }), [autosave])
  return render({ ...given, letterId, wordCount, page, onPageChange, prepare })
}

/** The place of the dialog that shares: the letter is saved first, and what is saved is shown. */
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

/** The place of the versions; restoring one is a change of the text like any other, and can be undone. */
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
    // The text of today is saved first, as a version of its own: nothing that was written is lost.
    autosave.saveNow()
    const { obstacle } = await autosave.whenSettled()
    const writing = surface.current
    if (!writing || obstacle?.kind === 'conflict') return
    autosave.attributeNextSave('restore')
    writing.replaceAll(version.content)
    autosave.flush()
    toast.info({
      title: texts.versionRestored,
      action: { label: texts.undo, onClick: () => surface.current?.replaceAll(current) },
      duration: 10_000,
    })
  }
  return render({ letterId, exists, current, onRestore: (version) => void restore(version), onClose })
}
