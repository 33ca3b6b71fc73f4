import type { AnalyticsReport } from '@lettrine/contract/analytics'
import { analyticsText } from './analytics.fr.ts'
import { sumOf } from './analytics.state.ts'

const { cards: say, count } = analyticsText

/** The four totals of the period. */
export function AnalyticsCards({ report }: { report: AnalyticsReport }) {
  const { pageViews, days, signIns, generatorClicks, templatesUsed } = report
  const attempts = signIns.reduce((sum, one) => sum + one.attempts, 0)
  const successes = signIns.reduce((sum, one) => sum + one.successes, 0)
  return (
    <section className="analytics-cards" aria-label={say.label}>
      <Card name={say.views} value={pageViews} note={say.viewsNote(days.length, pageViews)} />
      <Card name={say.signIns} value={successes} note={say.signInsNote(attempts)} />
      <Card name={say.generator} value={sumOf(generatorClicks)} note={say.generatorNote} />
      <Card name={say.templates} value={templatesUsed} note={say.templatesNote} />
    </section>
  )
}

const Card = ({ name, value, note }: { name: string; value: number; note: string }) => (
  <dl>
    <dt>{name}</dt>
    <dd className="analytics-figure">{count(value)}</dd>
    <dd className="analytics-note">{note}</dd>
  </dl>
)
