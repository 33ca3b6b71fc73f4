import { Plus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { toast } from '../../ui/toast.ts'
import { CardFrame } from './card-frame.tsx'
import { careerText } from './career.fr.ts'
import { addCard, type CardList, type CardOf, changeCard, moveCard, removeCard } from './career.state.ts'
import type { SectionProps } from './section-props.ts'
import { useFocusAfter } from './use-focus-after.ts'

const field = 'form input'
const addButton = '[data-add]'
const cardWith = (id: string) => `[data-card="${id}"]`

type Form<List extends CardList> = {
  card: CardOf<List>
  onSave: (card: CardOf<List>) => void
  onCancel: () => void
}

/** A section of cards that open in place: one at a time. */
export function CardListSection<List extends 'jobs' | 'education'>({
  list,
  document,
  change,
  newCard,
  startsNew = false,
  describe,
  form,
}: SectionProps & {
  list: List
  newCard: () => CardOf<List>
  /** Opens the form of a new card at once. */
  startsNew?: boolean
  describe: (card: CardOf<List>) => { name: string; note: string; body?: ReactNode }
  form: (form: Form<List>) => ReactNode
}) {
  const texts = careerText.lists[list]
  const [editing, setEditing] = useState<CardOf<List> | undefined>(() => (startsNew ? newCard() : undefined))
  const cards = document[list] as readonly CardOf<List>[]
  const isNew = editing !== undefined && !cards.some(({ id }) => id === editing.id)
  const place = useRef<HTMLDivElement>(null)
  const focusAfter = useFocusAfter(place, startsNew ? [field] : [])
  function open(card: CardOf<List>) {
    setEditing(card)
    focusAfter(field)
  }
  function close() {
    setEditing(undefined)
    if (editing) focusAfter(cardWith(editing.id), addButton)
  }
  function confirm(card: CardOf<List>) {
    change((now) => changeCard(now, list, { ...card, confirmed: true }))
    focusAfter(cardWith(card.id))
  }
  function save(card: CardOf<List>) {
    const confirmed = { ...card, confirmed: true }
    change((now) => (isNew ? addCard(now, list, confirmed) : changeCard(now, list, confirmed)))
    close()
  }
  function remove({ id }: CardOf<List>) {
    const before = document
    change((now) => removeCard(now, list, id))
    focusAfter(addButton)
    toast.success({
      title: careerText.card.removed,
      action: { label: careerText.undo, onClick: () => change(() => before) },
    })
  }
  const editor = editing && form({ card: editing, onSave: save, onCancel: close })
  return (
    <div ref={place}>
      <TitledPanel
        title={texts.title}
        action={!isNew && <AddButton name={texts.add} onAdd={() => open(newCard())} />}
      >
        {isNew && editor}
        {cards.length === 0 && !isNew && <p className="text-ink-muted text-ui">{texts.none}</p>}
        {cards.length > 0 && (
          <ul className="career-cards">
            {cards.map((card, at) => {
              const { name, note, body } = describe(card)
              const move = (by: number) => () => change((now) => moveCard(now, list, card.id, by))
              return (
                <li key={card.id} data-card={card.id} tabIndex={-1}>
                  {editing?.id === card.id ? (
                    editor
                  ) : (
                    <CardFrame
                      name={name}
                      note={note}
                      confirmed={card.confirmed}
                      onConfirm={() => confirm(card)}
                      onEdit={() => open(card)}
                      onMove={{
                        ...(at > 0 && { up: move(-1) }),
                        ...(at < cards.length - 1 && { down: move(1) }),
                      }}
                      onRemove={() => remove(card)}
                    >
                      {body}
                    </CardFrame>
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </TitledPanel>
    </div>
  )
}

const AddButton = ({ name, onAdd }: { name: string; onAdd: () => void }) => (
  <Button variant="secondary" size="small" icon={<Plus className="size-4" />} data-add onClick={onAdd}>
    {name}
  </Button>
)
