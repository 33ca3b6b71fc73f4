import { ArrowDown, ArrowUp, Check, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../shared/badges/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { careerText } from './career.fr.ts'

const texts = careerText.card

/** A card at rest: what it says, and what can be done with it. */
export function CardFrame({
  name,
  note,
  confirmed,
  onConfirm,
  onEdit,
  onMove,
  onRemove,
  children,
}: {
  name: string
  note: string
  confirmed: boolean
  onConfirm: () => void
  onEdit: () => void
  /** By one place up or down; absent at the ends of the list. */
  onMove: { up?: () => void; down?: () => void }
  onRemove: () => void
  children?: ReactNode
}) {
  return (
    <article className="career-card" data-unconfirmed={!confirmed || undefined}>
      <header>
        <div className="min-w-0 flex-1">
          <h3 className="wrap-anywhere font-semibold">
            {name || texts.nameless} {!confirmed && <Badge tone="shared">{texts.unconfirmed}</Badge>}
          </h3>
          {note && <p className="text-ink-muted text-small">{note}</p>}
        </div>
        {!confirmed && (
          <Button variant="tonal" size="small" icon={<Check className="size-4" />} onClick={onConfirm}>
            {texts.confirm}
          </Button>
        )}
        <IconButton label={`${texts.edit} ${name}`} icon={<Pencil />} onClick={onEdit} />
        <Menu
          trigger={<IconButton label={texts.more(name || texts.nameless)} icon={<Ellipsis />} />}
          items={[
            ...(onMove.up ? [{ label: texts.up, icon: <ArrowUp />, onSelect: onMove.up }] : []),
            ...(onMove.down ? [{ label: texts.down, icon: <ArrowDown />, onSelect: onMove.down }] : []),
            { label: texts.remove, icon: <Trash2 />, tone: 'danger', onSelect: onRemove },
          ]}
        />
      </header>
      {children}
    </article>
  )
}
