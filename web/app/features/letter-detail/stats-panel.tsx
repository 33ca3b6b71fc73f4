import type { ActivityDay, LetterActivity } from '@lettrine/contract/activity'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { detailText, statsText as texts } from './letter-detail.fr.ts'
import { useStats } from './letter-detail.queries.ts'

type Measure = 'views' | 'edits' | 'shares' | 'downloads'
type Period = keyof typeof texts.periods

const measures = ['views', 'edits', 'shares', 'downloads'] as const
const totals = {
  views: 'totalViews',
  edits: 'totalEdits',
  shares: 'totalShares',
  downloads: 'totalDownloads',
} as const satisfies Record<Measure, keyof LetterActivity>
const periods = (['7', '30', '90'] as const).map((value) => ({ value, label: texts.periods[value] }))

/** Statistics of a letter: totals, and a chart by day of the selected one. */
export function StatsPanel({ letterId }: { letterId: string }) {
  const [measure, setMeasure] = useState<Measure>('views')
  const [period, setPeriod] = useState<Period>('30')
  const query = useStats(letterId, Number(period))
  const stats = query.data?.data
  if (query.isError)
    return (
      <div role="alert" className="detail-failure">
        <p>{texts.failed}</p>
        <Button variant="secondary" size="small" onClick={() => void query.refetch()}>
          {detailText.retry}
        </Button>
      </div>
    )
  if (!stats) return <Skeleton rows={4} />
  return (
    <div className="detail-stats">
      <fieldset className="detail-totals">
        <legend className="sr-only">{texts.totals}</legend>
        {measures.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="measure"
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={name === measure}
              onChange={() => setMeasure(name)}
            />
            <span>{texts[name]}</span>
            <strong>{texts.count(stats[totals[name]])}</strong>
            {name === 'views' && <span className="muted small">{texts.viewsNote(stats.sharedViews)}</span>}
          </label>
        ))}
      </fieldset>
      <SegmentedControl
        className="detail-period"
        label={texts.period}
        labelHidden
        options={periods}
        value={period}
        onValueChange={setPeriod}
      />
      <DayChart days={stats.days} measure={measure} />
    </div>
  )
}

const height = 96

/** Bar chart by day; a table gives the same numbers to screen readers. */
function DayChart({ days, measure }: { days: readonly ActivityDay[]; measure: Measure }) {
  const total = days.reduce((sum, day) => sum + day[measure], 0)
  const highest = Math.max(1, ...days.map((day) => day[measure]))
  const first = days[0]
  const last = days.at(-1)
  return (
    <figure className="detail-chart">
      <figcaption>{texts.chart(texts[measure], total, days.length)}</figcaption>
      {total === 0 ? (
        <p className="muted">{texts.quiet}</p>
      ) : (
        <>
          <svg viewBox={`0 0 ${days.length * 10} ${height}`} preserveAspectRatio="none" aria-hidden="true">
            {days.map((day, place) => {
              const bar = (day[measure] / highest) * height
              return (
                <rect key={day.day} x={place * 10 + 1.5} y={height - bar} width={7} height={bar} rx={1}>
                  <title>{`${texts.at(day.day)}\u00a0: ${texts.count(day[measure])}`}</title>
                </rect>
              )
            })}
          </svg>
          <p className="detail-chart-axis muted small" aria-hidden="true">
            <span>{first && texts.at(first.day)}</span>
            <span>{last && texts.at(last.day)}</span>
          </p>
          <table className="sr-only">
            <caption>{texts.table}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.day}</th>
                <th scope="col">{texts[measure]}</th>
              </tr>
            </thead>
            <tbody>
              {days
                .filter((day) => day[measure] > 0)
                .map((day) => (
                  <tr key={day.day}>
                    <th scope="row">{texts.at(day.day)}</th>
                    <td>{texts.count(day[measure])}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </>
      )}
    </figure>
  )
}
