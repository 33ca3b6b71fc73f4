import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { toast } from '../../ui/toast.tsx'
import { CardFrame } from './card-frame.tsx'
import { careerText } from './career.fr.ts'
import { addCard, type CardList, type CardOf, changeCard, moveCard, removeCard } from './career.state.ts'
import type { SectionProps } from './section-props.ts'

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
  const close = () => setEditing(undefined)
  function save(card: CardOf<List>) {
    const confirmed = { ...card, confirmed: true }
    change((now) => (isNew ? addCard(now, list, confirmed) : changeCard(now, list, confirmed)))
    close()
  }
  function remove({ id }: CardOf<List>) {
    const before = document
    change((now) => removeCard(now, list, id))
    toast.success({
      title: careerText.card.removed,
      action: { label: careerText.undo, onClick: () => change(() => before) },
    })
  }
  const editor = editing && form({ card: editing, onSave: save, onCancel: close })
  return (
    <TitledPanel
      title={texts.title}
      action={
        !isNew && (
          <Button
            variant="secondary"
            size="small"
            icon={<Plus className="size-4" />}
            onClick={() => setEditing(newCard())}
          >
            {texts.add}
          </Button>
        )
      }
    >
      {isNew && editor}
      {cards.length === 0 && !isNew && <p className="text-ink-muted text-ui">{texts.none}</p>}
      {cards.length > 0 && (
        <ul className="career-cards">
          {cards.map((card, at) => {
            const { name, note, body } = describe(card)
            const move = (by: number) => () => change((now) => moveCard(now, list, card.id, by))
            return (
              <li key={card.id}>
                {editing?.id === card.id ? (
                  editor
                ) : (
                  <CardFrame
                    name={name}
                    note={note}
                    confirmed={card.confirmed}
                    onConfirm={() => change((now) => changeCard(now, list, { ...card, confirmed: true }))}
                    onEdit={() => setEditing(card)}
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
  )
}
