import type { AnalyticsReport } from '@lettrine/contract/analytics'
import { FigureTable } from '../../ui/figure-table.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { analyticsText } from './analytics.fr.ts'
import { chartPoints, scaleMaximum } from './analytics.state.ts'

const { days: texts, count } = analyticsText
type Days = AnalyticsReport['days']

const width = 600
const height = 200

/** Line chart of page views by day, with the same numbers in a table. */
export function DayChart({ days }: { days: Days }) {
  const highest = days.reduce((best, day) => (day.pageViews > best.pageViews ? day : best))
  const top = scaleMaximum(highest.pageViews)
  return (
    <TitledPanel title={texts.title} lead={texts.highest(highest.day, highest.pageViews)}>
      <div className="analytics-plot" aria-hidden="true">
        <div className="analytics-scale">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{count(value)}</span>
          ))}
        </div>
        <Line days={days} />
        <div className="analytics-axis">
          <span>{texts.short(days[0]!.day)}</span>
          <span>{texts.short(days.at(-1)!.day)}</span>
        </div>
      </div>
      <details className="analytics-details">
        <summary>{texts.figures}</summary>
        <FigureTable title={texts.title} heads={[texts.day, texts.views]}>
          {days.toReversed().map(({ day, pageViews }) => (
            <tr key={day}>
              <th scope="row">{texts.short(day)}</th>
              <td>{count(pageViews)}</td>
            </tr>
          ))}
        </FigureTable>
      </details>
    </TitledPanel>
  )
}

function Line({ days }: { days: Days }) {
  const points = chartPoints(
    days.map(({ pageViews }) => pageViews),
    width,
    height,
  )
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  const band = width / days.length
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {[0, height / 2, height].map((y) => (
        <line key={y} x1={0} x2={width} y1={y} y2={y} />
      ))}
      <polygon points={`0,${height} ${line} ${width},${height}`} />
      <polyline points={line} />
      {points.map(({ x }, place) => (
        <rect key={days[place]!.day} x={x - band / 2} y={0} width={band} height={height}>
          <title>{texts.told(days[place]!.day, days[place]!.pageViews)}</title>
        </rect>
      ))}
    </svg>
  )
}
