import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LetterFailure } from './letter-failure.tsx'
import { listText as say } from './letter-list.fr.ts'
import { useLetters } from './letter-list.queries.ts'
import { isNarrowed, type ListView, sortedBy } from './letter-list.state.ts'
import { LetterTable } from './letter-table.tsx'
import { SearchBox } from './search-box.tsx'
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
        <ButtonLink to="/dashboard/letters/new" variant="primary" icon={<Plus size={18} />}>
          {say.newLetter}
        </ButtonLink>
      </header>
      <div className="list-tools">
        <SearchBox value={view.search} onChange={(search) => setView({ search })} />
        <SegmentedControl
          label={say.filter}
          labelHidden
          options={filters}
          value={view.status}
          onValueChange={(status) => setView({ status: status as ListView['status'] })}
        />
        <div className="list-sort">
          <SelectField
            label={<span className="sr-only">{say.sort}</span>}
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
  if (!letters.rows) return <Skeleton rows={6} className="letter-table" />
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
        action={
          <ButtonLink to="/dashboard/letters/new" icon={<Plus size={18} />}>
            {say.newLetter}
          </ButtonLink>
        }
      >
        {say.empty}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      action={
        <Button variant="secondary" onClick={onClear}>
          {say.clearFilters}
        </Button>
      }
    >
      {view.search ? say.noMatchFor(view.search) : say.noMatch}
    </EmptyState>
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
