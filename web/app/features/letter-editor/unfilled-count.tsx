import { findUnfilled } from '@lettrine/letter-craft/template/unfilled'
import { TextCursorInput } from 'lucide-react'
import { useMemo } from 'react'
import { useDraftField, useLetterEditing } from './letter-editing.tsx'
import { editorText as say } from './letter-editor.fr.ts'

/** How many places of the letter still wait for words; leads to the next. */
export function UnfilledCount({ onReveal }: { onReveal: () => void }) {
  const { surface } = useLetterEditing()
  const content = useDraftField('content')
  const count = useMemo(() => findUnfilled(content).length, [content])
  if (count === 0) return null
  return (
    <button
      type="button"
      className="findings-count unfilled-count"
      aria-label={say.unfilled(count)}
      onClick={() => {
        onReveal()
        surface.current?.nextUnfilled()
      }}
    >
      <TextCursorInput aria-hidden="true" size={16} />
      {count}
      <span>{say.unfilledWord(count)}</span>
    </button>
  )
}
