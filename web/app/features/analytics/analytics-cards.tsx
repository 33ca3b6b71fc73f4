import type { AnalyticsReport } from '@lettrine/contract/analytics'
import { analyticsText } from './analytics.fr.ts'
import { sumOf } from './analytics.state.ts'

const { cards: texts, count } = analyticsText

/** The four totals of the period. */
export function AnalyticsCards({ report }: { report: AnalyticsReport }) {
  const { pageViews, days, signIns, generatorClicks, templatesUsed } = report
  const attempts = signIns.reduce((sum, one) => sum + one.attempts, 0)
  const successes = signIns.reduce((sum, one) => sum + one.successes, 0)
  return (
    <section className="analytics-cards" aria-label={texts.label}>
      <Card name={texts.views} value={pageViews} note={texts.viewsNote(days.length, pageViews)} />
      <Card name={texts.signIns} value={successes} note={texts.signInsNote(attempts)} />
      <Card name={texts.generator} value={sumOf(generatorClicks)} note={texts.generatorNote} />
      <Card name={texts.templates} value={templatesUsed} note={texts.templatesNote} />
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
