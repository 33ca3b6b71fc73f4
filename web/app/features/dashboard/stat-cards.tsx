import type { LetterStats } from '@lettrine/contract/letters'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { orpc } from '../../lib/api/api.ts'
import { readFreshAnswer, writeAnswer } from '../../lib/device/answer-cache.ts'
import { dashboardText } from './dashboard.fr.ts'

const texts = dashboardText.stats
const count = new Intl.NumberFormat('fr-FR')

/** Four totals of the user’s letters, counted by the server; «—» without data. */
export function StatCards({ userId }: { userId: string }) {
  const { data, isError, refetch } = useStats(userId)
  if (isError && !data)
    return (
      <div className="stats-failed" role="status">
        {texts.failed}
        <button type="button" onClick={() => void refetch()}>
          {texts.retry}
        </button>
      </div>
    )
  const stats = data?.data
  return (
    <section className="stats" aria-label={texts.label} aria-busy={!stats}>
      <Stat name={texts.total} value={stats?.total} note={stats && texts.month(stats)} />
      <Stat
        name={texts.final}
        value={stats?.completionPercent}
        show={texts.percent}
        note={stats && texts.finalNote(stats)}
      />
      <Stat name={texts.views} value={stats?.sharedViews} note={stats && texts.viewsNote(stats)} />
      <Stat
        name={texts.week}
        value={stats && (stats.total === 0 ? null : stats.thisWeek)}
        note={stats && texts.weekNote(stats)}
      />
    </section>
  )
}

function Stat({
  name,
  value,
  show = (figure) => count.format(figure),
  note,
}: {
  name: string
  /** Null: no data; undefined: loading. */
  value: number | null | undefined
  show?: (figure: number) => string
  note: ReactNode
}) {
  return (
    <dl className="stat">
      <dt>{name}</dt>
      <dd className="stat-figure">
        {value === undefined ? '\u00a0' : value === null ? texts.nothing : show(value)}
      </dd>
      <dd className="stat-note">{note ?? '\u00a0'}</dd>
    </dl>
  )
}

function useStats(userId: string) {
  const [cached] = useState(() => readFreshAnswer<LetterStats>(userId, 'stats', new Date()))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const query = useQuery({
    ...orpc.letters.stats.queryOptions({ input: { timeZone } }),
    ...(cached && { initialData: { data: cached.value }, initialDataUpdatedAt: cached.at.getTime() }),
    refetchOnMount: 'always',
  })
  const fetched = query.isFetchedAfterMount ? query.data?.data : undefined
  useEffect(() => {
    if (fetched) writeAnswer(userId, 'stats', fetched, new Date())
  }, [fetched, userId])
  return query
}
