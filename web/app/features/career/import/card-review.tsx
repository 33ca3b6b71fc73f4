import { Check, Pencil, TriangleAlert, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CardForm } from './card-form.tsx'
import { CardState } from './card-row.tsx'
import { summaryOf } from './card-summary.tsx'
import { importText } from './import.fr.ts'
import { cancelForm, confirmCard, correctCard, dropCard, isBlank, type ReviewCard } from './import.state.ts'
import type { Act } from './use-import.ts'

const texts = importText.review
const { told } = importText

/** The card on display: right, to be corrected, or not to be kept. */
export function CardReview({
  shown,
  isEditing,
  onEdit,
  act,
  newId,
}: {
  shown: ReviewCard
  isEditing: boolean
  onEdit: (isOpen: boolean) => void
  act: Act
  newId: () => string
}) {
  const form = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (isEditing) form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    else if (wasEditing.current) card.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  const { id } = shown.card
  if (isEditing)
    return (
      <div ref={form} className="import-form">
        <CardForm
          shown={shown}
          onSave={(changed) => act(told.corrected, (now) => correctCard(now, changed))}
          onCancel={() => {
            onEdit(false)
            if (isBlank(shown)) act('', (now) => cancelForm(now, id))
          }}
        />
      </div>
    )
  return (
    <CardAtRest
      shown={shown}
      card={card}
      onConfirm={() => act(told.confirmed, (now) => confirmCard(now, id))}
      onCorrect={() => onEdit(true)}
      onDrop={() => act(told.dropped, (now) => dropCard(now, id, newId))}
    />
  )
}

function CardAtRest({
  shown,
  card,
  onConfirm,
  onCorrect,
  onDrop,
}: {
  shown: ReviewCard
  card: { current: HTMLElement | null }
  onConfirm: () => void
  onCorrect: () => void
  onDrop: () => void
}) {
  const titleId = useId()
  const { name, note, body } = summaryOf(shown)
  const keys: Record<string, () => void> = {
    Enter: onConfirm,
    c: onCorrect,
    Backspace: onDrop,
    Delete: onDrop,
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const run = keys[event.key]
    // Only while the card itself has the focus: on its buttons, keys do what they always do.
    if (!run || event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    run()
  }
  return (
    <article
      ref={card}
      className="import-card"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-focus-here
      data-unsure={(!shown.card.confirmed && shown.doubts.length > 0) || undefined}
      onKeyDown={onKeyDown}
    >
      <header>
        <p className="import-kind">
          {texts.kinds[shown.list]}
          <CardState shown={shown} />
        </p>
        <h3 id={titleId}>{name}</h3>
        {note && <p className="text-ink-muted text-ui">{note}</p>}
      </header>
      {!shown.card.confirmed && shown.doubts.length > 0 && (
        <ul className="import-doubts">
          {shown.doubts.map((doubt) => (
            <li key={doubt}>
              <TriangleAlert aria-hidden="true" />
              {texts.doubts[doubt]}
            </li>
          ))}
        </ul>
      )}
      {body}
      <div className="import-actions">
        <Button icon={<Check className="size-5" />} onClick={onConfirm}>
          {shown.card.confirmed ? texts.isRight : texts.right}
        </Button>
        <Button variant="secondary" icon={<Pencil className="size-4" />} onClick={onCorrect}>
          {texts.correct}
        </Button>
        <Button variant="ghost" icon={<X className="size-4" />} onClick={onDrop}>
          {texts.drop[shown.list]}
        </Button>
      </div>
    </article>
  )
}
