import { Check, CloudOff, LoaderCircle, PenLine } from 'lucide-react'
import { type AutosaveState, saveStatus } from './autosave.state.ts'
import { useAutosaveState } from './letter-editing.tsx'
import { editorText, hourText } from './letter-editor.fr.ts'

const say = editorText.state
const icons = {
  saved: Check,
  saving: LoaderCircle,
  offline: CloudOff,
  unsaved: null,
  blocked: CloudOff,
  blank: null,
  writing: PenLine,
}

function sentence(status: keyof typeof icons, savedAt: number | null): string {
  if (status === 'saved') return savedAt === null ? say.savedShort : say.savedAt(hourText(savedAt))
  if (status === 'blocked') return say.unsaved
  return say[status]
}

/** Where the text is, always in sight. */
export function SaveState({ writing }: { writing: boolean }) {
  const status = useAutosaveState((state: AutosaveState) => saveStatus(state))
  const savedAt = useAutosaveState((state) => state.savedAt)
  const shown = writing ? 'writing' : status
  const Icon = icons[shown]
  return (
    <p className="save-state" data-status={shown} aria-live="polite">
      {Icon && <Icon aria-hidden="true" size={16} />}
      <span>{sentence(shown, savedAt)}</span>
    </p>
  )
}
