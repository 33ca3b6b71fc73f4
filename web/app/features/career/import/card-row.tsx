import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react'
import { summaryOf } from './card-summary.tsx'
import { importText } from './import.fr.ts'
import type { ReviewCard } from './import.state.ts'

const texts = importText.review

/** A card that is not on display. */
export function CardRow({
  shown,
  disabled,
  onSelect,
}: {
  shown: ReviewCard
  disabled: boolean
  onSelect: () => void
}) {
  const { name, note } = summaryOf(shown)
  return (
    <button type="button" className="import-row" disabled={disabled} onClick={onSelect}>
      <CardState shown={shown} />
      <span className="import-row-name">{name}</span>
      {note && <span className="import-row-note">{note}</span>}
    </button>
  )
}

/** Whether a card is confirmed, unsure, or neither yet. */
export function CardState({ shown: { card, doubts } }: { shown: ReviewCard }) {
  if (card.confirmed)
    return <CircleCheck role="img" aria-label={texts.confirmed} className="import-state text-success" />
  if (doubts.length > 0)
    return <TriangleAlert role="img" aria-label={texts.unsure} className="import-state text-warning" />
  return <CircleDashed role="img" aria-label={texts.waiting} className="import-state text-ink-faint" />
}
