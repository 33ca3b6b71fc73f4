import type { LetterSort, LetterSummary } from '@lettrine/contract/letters'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { listText as texts } from './letter-list.fr.ts'
import type { ListView } from './letter-list.state.ts'
import { LetterRow } from './letter-row.tsx'
import type { LetterActions } from './use-letter-actions.tsx'
import './letter-list.css'
import './letter-list-narrow.css'

/** Selection of rows; absent where letters cannot be selected. */
export type RowSelection = {
  isChosen: (id: string) => boolean
  onToggle: (id: string, range: boolean) => void
  all: boolean
  some: boolean
  onToggleAll: () => void
}

type Sorting = { view: ListView; onSort: (sort: LetterSort) => void }

/** Table of letters; a phone shows only the title, the badge and the menu. */
export function LetterTable({
  letters,
  now,
  actions,
  sorting,
  choosing,
  compact = false,
  stale = false,
}: {
  letters: readonly LetterSummary[]
  now: Date
  actions?: LetterActions
  sorting?: Sorting
  choosing?: RowSelection
  compact?: boolean
  /** Whether the rows answer an older query. */
  stale?: boolean
}) {
  const { columns } = texts
  return (
    <table className="letter-table" aria-busy={stale} data-compact={compact}>
      <thead className={compact ? 'sr-only' : undefined}>
        <tr>
          {choosing && <ChooseAll choosing={choosing} />}
          <SortableHead name={columns.title} sort="title" sorting={sorting} />
          {!compact && (
            <>
              <th scope="col" className="from-desk">
                {columns.company}
              </th>
              <th scope="col" className="from-desk">
                {columns.jobTitle}
              </th>
            </>
          )}
          <th scope="col">{columns.status}</th>
          <SortableHead name={columns.date} sort="date" sorting={sorting} />
          <th scope="col">
            <span className="sr-only">{columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {letters.map((letter, index) => (
          <LetterRow
            key={letter.id}
            letter={letter}
            now={now}
            actions={actions}
            choice={choosing && { chosen: choosing.isChosen(letter.id), onToggle: choosing.onToggle }}
            compact={compact}
            // The same for all: once is enough.
            isPrepared={index === 0 && !compact}
          />
        ))}
      </tbody>
    </table>
  )
}

function ChooseAll({ choosing }: { choosing: RowSelection }) {
  return (
    <th scope="col" className="letter-cell-choice">
      <label>
        <input
          type="checkbox"
          aria-label={texts.selectAll}
          checked={choosing.all}
          ref={(box) => {
            if (box) box.indeterminate = choosing.some && !choosing.all
          }}
          onChange={choosing.onToggleAll}
        />
      </label>
    </th>
  )
}

function SortableHead({
  name,
  sort,
  sorting,
}: {
  name: string
  sort: LetterSort
  sorting: Sorting | undefined
}) {
  const className = sort === 'date' ? 'letter-cell-date' : undefined
  if (!sorting) {
    return (
      <th scope="col" className={className}>
        {name}
      </th>
    )
  }
  const { view, onSort } = sorting
  const active = view.sort === sort
  const Arrow = view.order === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      className={className}
      aria-sort={active ? (view.order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" onClick={() => onSort(sort)}>
        {name}
        {active && <Arrow aria-hidden="true" size={14} />}
      </button>
    </th>
  )
}
