import './analytics.css'
import type { AnalyticsReport } from '@lettrine/contract/analytics'
import {
  deviceNames,
  generatorNames,
  pageNames,
  referrerNames,
  themeNames,
} from '@lettrine/contract/analytics.fr'
import { templateTypeNames } from '@lettrine/contract/template-type-names.fr'
import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { ApiError, lacksSecondFactor } from '../../lib/api/api-error.ts'
import { Banner, BannerLink } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { uiTexts } from '../../ui/ui.fr.ts'
import { analyticsText as texts } from './analytics.fr.ts'
import { useAnalyticsReport, useIsAnalyticsEnabled } from './analytics.queries.ts'
import { isEmptyReport } from './analytics.state.ts'
import { AnalyticsCards } from './analytics-cards.tsx'
import { DayChart } from './day-chart.tsx'
import { Searches, SignIns } from './figure-tables.tsx'
import { ShareTable } from './share-table.tsx'
import { VitalsTable } from './vitals-table.tsx'

const periods = ['7', '30', '90'] as const
const choices = periods.map((value) => ({ value, label: texts.periods[value] }))

/** Analytics report, for administrators. */
export function AnalyticsPage() {
  const [period, setPeriod] = useQueryState('days', parseAsStringLiteral(periods).withDefault('30'))
  const query = useAnalyticsReport(Number(period))
  const isMeasured = useIsAnalyticsEnabled()
  const report = query.data?.data
  const isRefused = query.error instanceof ApiError && query.error.status === 403
  return (
    <>
      <PageHead title={texts.title} lead={<p className="analytics-note">{texts.lead}</p>}>
        <SegmentedControl
          label={texts.period}
          labelHidden
          options={choices}
          value={period}
          onValueChange={(value) => void setPeriod(value)}
        />
      </PageHead>
      {isMeasured === false && <Banner tone="info">{texts.off}</Banner>}
      {query.isError && (
        <Banner
          tone="danger"
          action={
            isRefused ? (
              lacksSecondFactor(query.error) && (
                <BannerLink to="/dashboard/security">{uiTexts.openSecurity}</BannerLink>
              )
            ) : (
              <Button variant="secondary" size="small" onClick={() => void query.refetch()}>
                {texts.retry}
              </Button>
            )
          }
        >
          {texts.failed}. {query.error instanceof ApiError && query.error.message}
        </Banner>
      )}
      {!report && !query.isError && <Skeleton rows={6} />}
      {report && <Report report={report} isStale={query.isPlaceholderData} />}
    </>
  )
}

function Report({ report, isStale }: { report: AnalyticsReport; isStale: boolean }) {
  return (
    <div className="analytics" aria-busy={isStale}>
      <p className="analytics-note" role="status">
        {texts.between(report.from, report.to)}
      </p>
      {isEmptyReport(report) ? <EmptyState>{texts.empty}</EmptyState> : <Figures report={report} />}
    </div>
  )
}

const Figures = ({ report }: { report: AnalyticsReport }) => (
  <>
    <AnalyticsCards report={report} />
    <DayChart days={report.days} />
    <div className="analytics-columns">
      <ShareTable
        title={texts.pages}
        heads={[texts.page, texts.views, texts.share]}
        shares={report.pages}
        names={pageNames}
      />
      <div className="analytics-stack">
        <ShareTable
          title={texts.referrers}
          heads={[texts.origin, texts.views, texts.share]}
          shares={report.referrers}
          names={referrerNames}
        />
        <ShareTable
          title={texts.devices}
          heads={[texts.device, texts.views, texts.share]}
          shares={report.devices}
          names={deviceNames}
        />
        <ShareTable
          title={texts.themes}
          heads={[texts.theme, texts.views, texts.share]}
          shares={report.themes}
          names={themeNames}
        />
      </div>
      <SignIns report={report} />
      <Searches searches={report.searches} />
      <ShareTable
        title={texts.generator.title}
        heads={[texts.generator.place, texts.generator.count, texts.share]}
        shares={report.generatorClicks}
        names={generatorNames}
      />
      <ShareTable
        title={texts.categories.title}
        heads={[texts.categories.type, texts.categories.count, texts.share]}
        shares={report.categories}
        names={templateTypeNames}
      />
    </div>
    <VitalsTable vitals={report.vitals} />
  </>
)
