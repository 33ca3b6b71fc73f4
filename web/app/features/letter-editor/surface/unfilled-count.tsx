import { findUnfilled } from '@lettrine/letter-craft/templates/unfilled'
import { TextCursorInput, WandSparkles } from 'lucide-react'
import { useMemo } from 'react'
import { toast } from '../../../ui/toast.ts'
import { tooltipAttributes } from '../../../ui/tooltip-attributes.ts'
import { useDraftField, useLetterEditing, useReadingState } from '../letter-editing.tsx'
import { editorText as texts } from '../letter-editor.fr.ts'

/** Number of unfilled fields; moves to the next one, and fills those whose values are known. */
export function UnfilledCount({ onReveal }: { onReveal: () => void }) {
  const { surface } = useLetterEditing()
  const content = useDraftField('content')
  const count = useMemo(() => findUnfilled(content).length, [content])
  if (count === 0) return null
  return (
    <>
      <button
        type="button"
        className="findings-count unfilled-count"
        aria-label={texts.unfilled(count)}
        {...tooltipAttributes(texts.unfilled(count))}
        onClick={() => {
          onReveal()
          surface.current?.nextUnfilled()
        }}
      >
        <TextCursorInput aria-hidden="true" size={16} />
        <span>
          {count} <span className="unfilled-word">{texts.unfilledWord(count)}</span>
        </span>
      </button>
      <FillKnown />
    </>
  )
}

/** Fills fields from the offer, the letter and the profile; one step to undo. */
function FillKnown() {
  const { surface } = useLetterEditing()
  const content = useDraftField('content')
  const known = useReadingState((state) => state.filled)
  if (!known) return null
  function fill(content: string) {
    const before = surface.current?.markdown()
    surface.current?.replaceAll(content)
    if (before === undefined || !known) return
    toast.success({
      title: texts.filledKnown(known.count),
      action: { label: texts.undo, onClick: () => surface.current?.replaceAll(before) },
    })
  }
  return (
    <button
      type="button"
      className="findings-count fill-known"
      // A letter that changed since the last reading is read again after a pause.
      disabled={known.from !== content}
      aria-label={texts.fillKnown(known.count)}
      {...tooltipAttributes(texts.fillKnown(known.count))}
      onClick={() => fill(known.content)}
    >
      <WandSparkles aria-hidden="true" size={16} />
      <span>
        {texts.fillKnownWord} {known.count}
      </span>
    </button>
  )
}
