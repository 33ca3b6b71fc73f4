import { Plus, Search, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { LetterFailure } from './letter-failure.tsx'
import { listText as say } from './letter-list.fr.ts'
import { useLetters } from './letter-list.queries.ts'
import { isNarrowed, type ListView, sortedBy } from './letter-list.state.ts'
import { LetterTable, LetterTableSkeleton } from './letter-table.tsx'
import { useLetterActions } from './use-letter-actions.tsx'
import { useListView } from './use-list-view.ts'

const filters = (['all', 'draft', 'final'] as const).map((value) => ({ value, label: say.filters[value] }))
const sorts = (['date', 'title'] as const).flatMap((sort) =>
  (['asc', 'desc'] as const).map((order) => ({
    value: `${sort} ${order}`,
    label: say.sortChoices[sort][order],
  })),
)

/** All the letters of a person: searched, filtered, sorted, each with what can be done. */
export function LetterList({
  userId,
  now,
  onOpen,
}: {
  userId: string
  now: Date
  onOpen: (id: string) => void
}) {
  const [view, setView] = useListView()
  const actions = useLetterActions(onOpen)
  return (
    <>
      <header className="list-head">
        <h1>{say.title}</h1>
        <ButtonLink to="/dashboard/letters/new" variant="primary" icon={<Plus />}>
          {say.newLetter}
        </ButtonLink>
      </header>
      <div className="list-tools">
        <SearchBox value={view.search} onChange={(search) => setView({ search })} />
        <SegmentedControl
          label={say.filter}
          hideLabel
          options={filters}
          value={view.status}
          onValueChange={(status) => setView({ status: status as ListView['status'] })}
        />
        <div className="list-sort">
          <SelectField
            label={say.sort}
            hideLabel
            options={sorts}
            value={`${view.sort} ${view.order}`}
            onValueChange={(choice) => {
              const [sort, order] = choice.split(' ') as [ListView['sort'], ListView['order']]
              setView({ sort, order })
            }}
          />
        </div>
      </div>
      <Rows view={view} userId={userId} now={now} actions={actions} setView={setView} />
      {actions.confirmation}
    </>
  )
}

function Rows({
  view,
  userId,
  now,
  actions,
  setView,
}: {
  view: ListView
  userId: string
  now: Date
  actions: ReturnType<typeof useLetterActions>
  setView: (patch: Partial<ListView>) => void
}) {
  const settled = useSettledSearch(view)
  const letters = useLetters(settled, userId)
  if (letters.isError && !letters.rows)
    return <LetterFailure userId={userId} now={now} onRetry={() => void letters.refetch()} />
  if (!letters.rows) return <LetterTableSkeleton rows={6} />
  if (letters.rows.length === 0)
    return <NoLetters view={settled} onClear={() => setView({ search: '', status: 'all' })} />
  return (
    <>
      <LetterTable
        letters={letters.rows}
        now={now}
        actions={actions}
        stale={letters.isPlaceholderData}
        sorting={{ view, onSort: (sort) => setView(sortedBy(view, sort)) }}
      />
      {letters.hasNextPage && (
        <div className="list-more">
          <Button
            variant="secondary"
            busy={letters.isFetchingNextPage}
            busyLabel={say.loadingMore}
            onClick={() => void letters.fetchNextPage()}
          >
            {say.more}
          </Button>
        </div>
      )}
    </>
  )
}

function NoLetters({ view, onClear }: { view: ListView; onClear: () => void }) {
  if (!isNarrowed(view)) {
    return (
      <EmptyState
        title={say.empty}
        action={
          <ButtonLink to="/dashboard/letters/new" variant="primary" icon={<Plus />}>
            {say.newLetter}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <EmptyState
      title={view.search ? say.noMatchFor(view.search) : say.noMatch}
      action={
        <Button variant="secondary" onClick={onClear}>
          {say.clearFilters}
        </Button>
      }
    />
  )
}

/** The view whose search has come to rest: one question per pause, not per key. */
function useSettledSearch(view: ListView): ListView {
  const [search, setSearch] = useState(view.search)
  useEffect(() => {
    const timer = setTimeout(() => setSearch(view.search), 250)
    return () => clearTimeout(timer)
  }, [view.search])
  return { ...view, search }
}

export function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className="search-box">
      <Search aria-hidden="true" size={18} />
      <input
        type="search"
        aria-label={say.searchLabel}
        placeholder={say.search}
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value !== '' && (
        <button type="button" aria-label={say.clearSearch} onClick={() => onChange('')}>
          <X aria-hidden="true" size={16} />
        </button>
      )}
    </div>
  )
}
