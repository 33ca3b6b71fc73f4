import { CheckCheck, ChevronLeft, ChevronRight, Undo2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { importText } from './import.fr.ts'
import { type Review, unlookedCount, waitingCount } from './import.state.ts'

const texts = importText.review

/** Where one is, the way back, and the rest at once. */
export function ReviewTools({
  review,
  canUndo,
  disabled,
  onStep,
  onUndo,
  onConfirmAll,
}: {
  review: Review
  canUndo: boolean
  disabled: boolean
  onStep: (by: 1 | -1) => void
  onUndo: () => void
  onConfirmAll: () => void
}) {
  const { cards, selected } = review
  const count = cards.length
  if (count === 0 && !canUndo) return null
  const place = cards.findIndex(({ card }) => card.id === selected)
  const waiting = waitingCount(review)
  const unlooked = unlookedCount(review)
  return (
    <fieldset className="import-tools" aria-label={texts.tools} disabled={disabled}>
      <div className="import-steps">
        <IconButton
          label={texts.previous}
          icon={<ChevronLeft />}
          disabled={place === 0 || count === 0}
          onClick={() => onStep(-1)}
        />
        <p className="import-place">{place < 0 ? texts.ended : texts.place(place + 1, count)}</p>
        <IconButton
          label={texts.next}
          icon={<ChevronRight />}
          disabled={place < 0}
          onClick={() => onStep(1)}
        />
        <IconButton
          label={texts.undo}
          shortcut="Ctrl Z"
          icon={<Undo2 />}
          disabled={!canUndo}
          onClick={onUndo}
        />
      </div>
      {waiting > unlooked && (
        <Button
          variant="tonal"
          size="small"
          icon={<CheckCheck className="size-4" />}
          className="import-confirm-all"
          onClick={onConfirmAll}
        >
          {texts.confirmAll(unlooked)}
        </Button>
      )}
      {count > 0 && (
        <progress
          className="import-progress"
          aria-label={texts.checked}
          value={count - waiting}
          max={count}
        />
      )}
    </fieldset>
  )
}
