import { analyticsText } from '../features/analytics/analytics.fr.ts'
import { AnalyticsPage } from '../features/analytics/analytics-page.tsx'

export const meta = () => [{ title: analyticsText.metaTitle }]

export default function AnalyticsRoute() {
  return <AnalyticsPage />
}
