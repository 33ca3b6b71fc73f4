import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { careerText } from '../career.fr.ts'
import { cardLists } from '../career.state.ts'
import { CardReview } from './card-review.tsx'
import { CardRow } from './card-row.tsx'
import { EndPanel } from './end-panel.tsx'
import { importText } from './import.fr.ts'
import type { Added } from './import.queries.ts'
import { confirmRest, isBlank, type Review, selectCard, step, unlookedCount } from './import.state.ts'
import { ReviewBar } from './review-bar.tsx'
import { ReviewTools } from './review-tools.tsx'
import { SourceText } from './source-text.tsx'
import type { Act, Importing } from './use-import.ts'
import { useUndoKey } from './use-undo-key.ts'

const texts = importText.review
const noSpans: never[] = []

/** The second step: each card beside the lines it was read from. */
export function ReviewStep({
  importing,
  review,
  newId,
  onRestart,
  onAdded,
}: {
  importing: Importing
  review: Review
  newId: () => string
  onRestart: () => void
  onAdded: (added: Added, lines: number) => void
}) {
  const { change, move } = importing
  const [told, setTold] = useState('')
  const [moves, setMoves] = useState(0)
  const [edited, setEdited] = useState<string>()
  const page = useRef<HTMLDivElement>(null)
  const place = review.cards.findIndex(({ card }) => card.id === review.selected)
  const selected = review.cards[place]
  const isEditing = selected !== undefined && (selected.card.id === edited || isBlank(selected))
  const act: Act = (words, next) => {
    setEdited(undefined)
    change(next)
    setTold(words)
    setMoves((count) => count + 1)
  }
  const go = (next: (now: Review) => Review) => {
    move(next)
    setTold('')
    setMoves((count) => count + 1)
  }
  function undo() {
    if (!importing.canUndo || isEditing) return
    importing.undo()
    setTold(importText.told.undone)
    setMoves((count) => count + 1)
  }
  useUndoKey(undo)
  useFocusOnMove(page, moves)

  return (
    <div ref={page} className="import-review" data-at={selected ? 'card' : 'end'}>
      <p role="status" className="sr-only">
        {told && `${told} ${selected ? texts.place(place + 1, review.cards.length) : texts.ended}`}
      </p>
      <ReviewTools
        review={review}
        canUndo={importing.canUndo}
        disabled={isEditing}
        onStep={(by) => go((now) => step(now, by))}
        onUndo={undo}
        onConfirmAll={() => act(importText.told.allConfirmed(unlookedCount(review)), confirmRest)}
      />
      <div className="import-columns">
        <SourceText text={review.text} spans={selected?.sources ?? noSpans} />
        <div className="import-cards">
          <CardGroups
            review={review}
            isEditing={isEditing}
            onEdit={setEdited}
            act={act}
            go={go}
            newId={newId}
          />
          <div inert={isEditing}>
            <EndPanel review={review} act={act} go={go} newId={newId} onRestart={onRestart} />
          </div>
        </div>
      </div>
      {!isEditing && <ReviewBar review={review} onAdded={onAdded} />}
    </div>
  )
}

function CardGroups({
  review,
  isEditing,
  onEdit,
  act,
  go,
  newId,
}: {
  review: Review
  /** A form is open: nothing else can be touched, so that nothing typed is lost. */
  isEditing: boolean
  onEdit: (id: string | undefined) => void
  act: Act
  go: (next: (now: Review) => Review) => void
  newId: () => string
}) {
  if (review.cards.length === 0) return null
  function onArrow(event: KeyboardEvent<HTMLElement>) {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (by === undefined || !isAtRest(event.target)) return
    event.preventDefault()
    go((now) => step(now, by))
  }
  return (
    <section className="import-groups" aria-label={texts.cards} onKeyDown={onArrow}>
      {cardLists.map((list) => {
        const cards = review.cards.filter((one) => one.list === list)
        if (cards.length === 0) return null
        return (
          <div key={list} className="import-group">
            <h2>
              {careerText.lists[list].title} <span>{cards.length}</span>
            </h2>
            <ul>
              {cards.map((one) => (
                <li key={one.card.id} data-selected={one.card.id === review.selected || undefined}>
                  {one.card.id === review.selected ? (
                    <CardReview
                      shown={one}
                      isEditing={isEditing}
                      onEdit={(isOpen) => onEdit(isOpen ? one.card.id : undefined)}
                      act={act}
                      newId={newId}
                    />
                  ) : (
                    <CardRow
                      shown={one}
                      disabled={isEditing}
                      onSelect={() => go((now) => selectCard(now, one.card.id))}
                    />
                  )}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      <p className="import-shortcuts">
        {texts.shortcutsTitle}{' '}
        {texts.shortcuts.map(([keys, meaning]) => (
          <span key={keys}>
            <kbd>{keys}</kbd> {meaning}
          </span>
        ))}
      </p>
    </section>
  )
}

/** Whether a key on this element is not meant for a field or a menu. */
const isAtRest = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('form, [role="menu"]') === null

/** After each action, the focus is on the card on display, or on the title of the end. */
function useFocusOnMove(page: { current: HTMLElement | null }, moves: number) {
  useEffect(() => {
    if (moves === 0) return
    const target = page.current?.querySelector<HTMLElement>('[data-focus-here]')
    target?.focus({ preventScroll: true })
    const isOneByOne = matchMedia('(width < 820px)').matches
    if (isOneByOne) page.current?.scrollIntoView({ block: 'start' })
    else target?.scrollIntoView({ block: 'nearest' })
  }, [page, moves])
}
