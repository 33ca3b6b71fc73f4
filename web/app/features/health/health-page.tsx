import './health.css'
import type { ServiceHealth } from '@lettrine/contract/health'
import { ApiError, lacksSecondFactor } from '../../lib/api/api-error.ts'
import { Banner, BannerLink } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { uiTexts } from '../../ui/ui.fr.ts'
import { FailedJobs } from './failed-jobs.tsx'
import { healthText as texts } from './health.fr.ts'
import { useServiceHealth } from './health.queries.ts'
import { isAllWell } from './health.state.ts'
import { HealthCards } from './health-cards.tsx'
import { DatabaseState, PaymentsToLookAt, RefusedMails, TaskQueues } from './health-tables.tsx'

/** The state of the service, for administrators. */
export function HealthPage() {
  const query = useServiceHealth()
  const health = query.data?.data
  const isRefused = query.error instanceof ApiError && query.error.status === 403
  return (
    <>
      <PageHead title={texts.title} lead={<p className="health-note">{texts.lead}</p>}>
        {!isRefused && (
          <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
            {texts.refresh}
          </Button>
        )}
      </PageHead>
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
      {!health && !query.isError && <Skeleton rows={6} />}
      {health && <Health health={health} />}
    </>
  )
}

const Health = ({ health }: { health: ServiceHealth }) => (
  <div className="health">
    <p className="health-note" role="status">
      {texts.checked(health.checkedAt)}
    </p>
    {isAllWell(health) && <Banner tone="success">{texts.allWell}</Banner>}
    <HealthCards health={health} />
    <FailedJobs jobs={health.jobs.failures} />
    <div className="health-columns">
      <PaymentsToLookAt list={health.payments.list} />
      <RefusedMails mails={health.mails.refusals} />
      <DatabaseState database={health.database} />
      <TaskQueues queues={health.queues} />
    </div>
  </div>
)
