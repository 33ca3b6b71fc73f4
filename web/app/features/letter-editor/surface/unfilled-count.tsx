import { defaultTone } from '@lettrine/contract/letters'
import { fillTemplate } from '@lettrine/letter-craft/templates/fill-template'
import { knownFieldValues } from '@lettrine/letter-craft/templates/known-fields'
import { parseTemplate } from '@lettrine/letter-craft/templates/parse-template'
import { findUnfilled } from '@lettrine/letter-craft/templates/unfilled'
import { TextCursorInput, WandSparkles } from 'lucide-react'
import { useMemo } from 'react'
import { toast } from '../../../ui/toast.tsx'
import { tooltipAttributes } from '../../../ui/tooltip-attributes.ts'
import type { DeviceMemory } from '../autosave/device-memory.ts'
import type { LetterDraft } from '../autosave/letter-draft.ts'
import { profileOf } from '../generation/generation.state.ts'
import { useAutosaveState, useDraftField, useLetterEditing } from '../letter-editing.tsx'
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
  const { surface, memory } = useLetterEditing()
  const draft = useAutosaveState((state) => state.draft)
  const known = useMemo(() => filledWithKnown(draft, memory), [draft, memory])
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

/** The letter with known fields filled, and how many; undefined when there is none. */
function filledWithKnown(draft: LetterDraft, memory: DeviceMemory) {
  const { template } = parseTemplate(draft.content)
  if (!template) return undefined
  const profile = profileOf(memory.profile(), memory.notes())
  const { company, jobTitle, offer } = draft
  const fields = knownFieldValues({ company, jobTitle, offer, recipientName: draft.recipient.name, profile })
  const { content } = fillTemplate(template, {
    fields,
    gender: profile?.gender,
    tone: defaultTone,
    civility: 'unknown',
  })
  const count = findUnfilled(draft.content).length - findUnfilled(content).length
  return count > 0 ? { content, count } : undefined
}
