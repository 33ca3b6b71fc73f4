import type { LetterSummary } from '@lettrine/contract/letters'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useCountedSearch } from '../../lib/analytics/use-counted-search.ts'
import { useDebouncedValue } from '../../lib/react/use-debounced-value.ts'
import { QuotaIcon } from '../../shared/letter-quota/quota-icon.tsx'
import { newLetterPath } from '../../shared/letters/new-letter-path.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CachedLetterList } from './cached-letter-list.tsx'
import { listText as texts } from './letter-list.fr.ts'
import { useLetters } from './letter-list.queries.ts'
import { isNarrowed, type ListView, sortedBy, statusFilters } from './letter-list.state.ts'
import { noSelection, selectedAmong, toggled, toggledAll } from './letter-selection.state.ts'
import { LetterTable, type RowSelection } from './letter-table.tsx'
import { LoadMore } from './load-more.tsx'
import { SearchBox } from './search-box.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { type LetterActions, type LetterNavigation, useLetterActions } from './use-letter-actions.tsx'
import { useListView } from './use-list-view.ts'

const filters = statusFilters.map((value) => ({ value, label: texts.filters[value] }))
const sorts = (['date', 'title'] as const).flatMap((sort) =>
  (['asc', 'desc'] as const).map((order) => ({
    value: `${sort} ${order}`,
    label: texts.sortChoices[sort][order],
  })),
)

type Letters = readonly LetterSummary[]

/** All letters of a user: search, filters, sorting, and actions on one or several. */
export function LetterList({
  userId,
  now,
  navigation,
}: {
  userId: string
  now: Date
  navigation: LetterNavigation
}) {
  const [view, setView] = useListView()
  const actions = useLetterActions(navigation)
  return (
    <>
      <PageHead title={texts.title}>
        <div className="list-head-actions">
          <ButtonLink to="/dashboard/letters/bin" variant="ghost" icon={<Trash2 size={18} />}>
            {texts.bin}
          </ButtonLink>
          <ButtonLink
            to={newLetterPath}
            variant="primary"
            icon={<QuotaIcon icon={Plus} />}
            className="from-tablet"
            prefetch={navigator.onLine ? 'render' : 'none'}
          >
            {texts.newLetter}
          </ButtonLink>
        </div>
      </PageHead>
      <Tools view={view} setView={setView} />
      <Rows {...{ view, userId, now, actions, setView }} />
      {actions.confirmation}
    </>
  )
}

type SetView = (patch: Partial<ListView>) => void

function Tools({ view, setView }: { view: ListView; setView: SetView }) {
  return (
    <div className="list-tools">
      <SearchBox value={view.search} onChange={(search) => setView({ search })} />
      <div className="list-filter">
        <SelectField
          label={<span className="sr-only">{texts.filter}</span>}
          options={filters}
          value={view.status}
          onValueChange={(status) => setView({ status })}
        />
      </div>
      <div className="list-sort">
        <SelectField
          label={<span className="sr-only">{texts.sort}</span>}
          options={sorts}
          value={`${view.sort} ${view.order}`}
          onValueChange={(choice) => {
            const [sort, order] = choice.split(' ') as [ListView['sort'], ListView['order']]
            setView({ sort, order })
          }}
        />
      </div>
    </div>
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
  actions: LetterActions
  setView: SetView
}) {
  // Debounced: one request per pause, not per key.
  const settled = { ...view, search: useDebouncedValue(view.search, 250) }
  const letters = useLetters(settled, userId)
  const { choosing, chosen, clear } = useChoosing(letters.rows ?? [])
  useCountedSearch(
    'letter_search',
    settled.search,
    letters.isPlaceholderData ? undefined : letters.rows?.length,
  )
  if (letters.isError && !letters.rows)
    return <CachedLetterList userId={userId} now={now} onRetry={() => void letters.refetch()} />
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
        choosing={choosing}
      />
      {letters.hasNextPage && (
        <LoadMore busy={letters.isFetchingNextPage} onMore={() => void letters.fetchNextPage()} />
      )}
      {chosen.length > 0 && <SelectionBar letters={chosen} actions={actions} onClear={clear} />}
    </>
  )
}

function useChoosing(rows: Letters) {
  const [selection, setSelection] = useState(noSelection)
  const chosen = selectedAmong(selection, rows)
  const shown = rows.map(({ id }) => id)
  const choosing: RowSelection = {
    isChosen: (id) => selection.ids.has(id),
    onToggle: (id, range) => setSelection(toggled(selection, id, range, shown)),
    all: chosen.length === rows.length,
    some: chosen.length > 0,
    onToggleAll: () => setSelection(toggledAll(selection, shown)),
  }
  return { choosing, chosen, clear: () => setSelection(noSelection) }
}

function NoLetters({ view, onClear }: { view: ListView; onClear: () => void }) {
  if (!isNarrowed(view)) {
    return (
      <EmptyState
        action={
          <ButtonLink to={newLetterPath} icon={<QuotaIcon icon={Plus} />}>
            {texts.newLetter}
          </ButtonLink>
        }
      >
        {texts.empty}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      action={
        <Button variant="secondary" onClick={onClear}>
          {texts.clearFilters}
        </Button>
      }
    >
      {view.search ? texts.noMatchFor(view.search) : texts.noMatch}
    </EmptyState>
  )
}
