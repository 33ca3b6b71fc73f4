import { Check, CloudOff, LoaderCircle, PenLine } from 'lucide-react'
import { hourText } from '../../../lib/text/hour.fr.ts'
import { useAutosaveState } from '../letter-editing.tsx'
import { editorText } from '../letter-editor.fr.ts'
import { type AutosaveState, saveStatus } from './autosave.state.ts'

const texts = editorText.state
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
  blank: texts.blank,
  saved: texts.saved,
  saving: texts.saving,
  offline: texts.offline,
  unsaved: texts.unsaved,
  blocked: texts.unsaved,
  writing: texts.writing,
} as const satisfies Record<keyof typeof icons, string>

/** Save status, always visible. */
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
          <span className="save-hour"> {texts.savedAt(hourText(savedAt))}</span>
        )}
      </span>
    </p>
  )
}
