import type { PageSetting } from '@lettrine/contract/page'
import { measureLetter } from '@lettrine/letter-craft/text/measure'
import { type ReactNode, useCallback, useMemo } from 'react'
import { isSaved } from './autosave.state.ts'
import { useAutosaveState, useDraftField, useLetterEditing } from './letter-editing.tsx'
import { editorText as say } from './letter-editor.fr.ts'

/** What the editor tells the dialog that lets its letter leave; the route says which dialog. */
export type ExportSlot = {
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
export type RenderExport = (slot: ExportSlot) => ReactNode

/** The place of the export dialog, with the letter at hand. */
export function ExportDoor({
  render,
  ...given
}: Pick<ExportSlot, 'open' | 'onOpenChange'> & { render: RenderExport }) {
  const { autosave } = useLetterEditing()
  const letterId = useAutosaveState((state) => state.letterId)
  const content = useAutosaveState((state) => (given.open ? state.draft.content : ''))
  const wordCount = useMemo(() => measureLetter(content).wordCount, [content])
  const prepare = useCallback(async () => {
    autosave.saveNow()
    const state = await autosave.settled()
    if (!isSaved(state)) throw new Error(say.notSavedForExport)
  }, [autosave])
  const page = useDraftField('page')
  const onPageChange = useCallback((next: PageSetting) => autosave.edit({ page: next }), [autosave])
  return render({ ...given, letterId, wordCount, page, onPageChange, prepare })
}
