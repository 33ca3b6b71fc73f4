import type { FailedJob } from '@lettrine/contract/health'
import { ApiError } from '../../lib/api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { toast } from '../../ui/toast.ts'
import { healthText } from './health.fr.ts'
import { useJobRetry } from './health.queries.ts'

const texts = healthText.jobs

/** Jobs that were given up, each with its last error and a button that runs it again. */
export const FailedJobs = ({ jobs }: { jobs: readonly FailedJob[] }) => (
  <TitledPanel title={texts.title} lead={jobs.length > 0 ? texts.lead : texts.none}>
    {jobs.length > 0 && (
      <ul className="health-jobs">
        {jobs.map((job) => (
          <li key={job.id}>
            <OneJob job={job} />
          </li>
        ))}
      </ul>
    )}
  </TitledPanel>
)

function OneJob({ job: { id, queue, attempts, failedAt, error } }: { job: FailedJob }) {
  const retry = useJobRetry()
  const run = () =>
    retry.mutate(id, {
      onSuccess: () => toast.success({ title: texts.retried }),
      onError: (fault) =>
        toast.error({
          title: texts.retryFailed,
          ...(fault instanceof ApiError && { message: fault.message }),
        }),
    })
  return (
    <>
      <div>
        <h3>{texts.nameOf(queue)}</h3>
        <p className="health-note">{texts.tried(attempts, failedAt)}</p>
        {error && <p className="health-error">{error}</p>}
      </div>
      <Button
        variant="secondary"
        size="small"
        busy={retry.isPending}
        aria-label={texts.retryLabel(queue)}
        onClick={run}
      >
        {texts.retry}
      </Button>
    </>
  )
}
