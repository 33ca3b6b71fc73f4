import { Check, CloudOff, LoaderCircle, PenLine } from 'lucide-react'
import { hourText } from '../../lib/hour.fr.ts'
import { type AutosaveState, saveStatus } from './autosave.state.ts'
import { useAutosaveState } from './letter-editing.tsx'
import { editorText } from './letter-editor.fr.ts'

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

const sentences = {
  blank: say.blank,
  saved: say.saved,
  saving: say.saving,
  offline: say.offline,
  unsaved: say.unsaved,
  blocked: say.unsaved,
  writing: say.writing,
} as const satisfies Record<keyof typeof icons, string>

/** Where the text is, always in sight. */
export function SaveState({ writing }: { writing: boolean }) {
  const status = useAutosaveState((state: AutosaveState) => saveStatus(state))
  const savedAt = useAutosaveState((state) => state.savedAt)
  const shown = writing ? 'writing' : status
  const Icon = icons[shown]
  return (
    <p className="save-state" data-status={shown} aria-live="polite">
      {Icon && <Icon aria-hidden="true" size={16} />}
      <span>
        {sentences[shown]}
        {shown === 'saved' && savedAt !== null && (
          <span className="save-hour"> {say.savedAt(hourText(savedAt))}</span>
        )}
      </span>
    </p>
  )
}
