import type { LetterPreview } from '@lettrine/contract/export'
import type { RemovableSentence } from '@lettrine/letter-craft/trimming/removable-sentences'
import { Scissors } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useLetterEditing, useReadingState } from '../letter-editing.tsx'
import { fitText as texts } from './page-preview.fr.ts'

/** What was reduced to fit one page; when that is not enough, the sentences that could be removed. */
export function PageFit({ preview, onReveal }: { preview: LetterPreview; onReveal: () => void }) {
  const { fit, style } = preview
  if (!fit) return null
  const done = texts.done(fit, style)
  return (
    <div className="page-fit">
      <p role="status">{fit.fits ? done || texts.nothingDone : texts.notEnough}</p>
      {!fit.fits && <RemovableSentences onReveal={onReveal} />}
    </div>
  )
}

function RemovableSentences({ onReveal }: { onReveal: () => void }) {
  const { reading } = useLetterEditing()
  const removable = useReadingState((state) => state.removable)
  if (removable.length === 0) return null

  function reveal(sentence: RemovableSentence) {
    onReveal()
    // On a phone the text must be visible before it can be scrolled.
    requestAnimationFrame(() => reading.reveal(sentence))
  }
  function remove(sentence: RemovableSentence) {
    reading.remove(sentence)
    toast.info({ title: texts.removed, action: { label: texts.undo, onClick: () => reading.undo() } })
  }
  const onKeyDown = (event: KeyboardEvent, sentence: RemovableSentence) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    remove(sentence)
  }
  return (
    <ul className="removable-sentences" aria-label={texts.list}>
      {removable.map((sentence) => (
        <li key={sentence.start}>
          <button
            type="button"
            aria-keyshortcuts="Delete"
            onClick={() => reveal(sentence)}
            onKeyDown={(event) => onKeyDown(event, sentence)}
          >
            <q>{sentence.text}</q>
            <small>{texts.reasons[sentence.reason]}</small>
          </button>
          <IconButton label={texts.remove} icon={<Scissors />} onClick={() => remove(sentence)} />
        </li>
      ))}
    </ul>
  )
}
