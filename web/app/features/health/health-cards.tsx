import type { ServiceHealth } from '@lettrine/contract/health'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { healthText } from './health.fr.ts'
import { concernsOf } from './health.state.ts'

const { cards: texts, count } = healthText

/** The four figures to look at first. */
export function HealthCards({ health }: { health: ServiceHealth }) {
  const { jobs, mails, payments, backup, checkedAt } = health
  const concerns = concernsOf(health)
  return (
    <section className="health-cards" aria-label={texts.label}>
      <Card
        name={texts.jobs}
        value={count(jobs.failed)}
        note={texts.jobsNote(jobs.waiting, jobs.oldestSeconds)}
        isConcern={concerns.jobs}
      />
      <Card
        name={texts.mails}
        value={count(mails.refused)}
        note={texts.mailsNote(mails.sent, mails.waiting)}
        isConcern={concerns.mails}
      />
      <Card
        name={texts.payments}
        value={count(payments.toLookAt)}
        note={texts.paymentsNote(payments.captured, payments.failed)}
        isConcern={concerns.payments}
      />
      <Card
        name={texts.backup}
        value={backup ? texts.ago(backup.madeAt, checkedAt) : texts.noBackup}
        note={backup ? texts.backupNote(backup.bytes, backup.isTried, backup.isLate) : texts.noBackupNote}
        isConcern={concerns.backup}
      />
    </section>
  )
}

const Card = ({
  name,
  value,
  note,
  isConcern,
}: {
  name: string
  value: string
  note: string
  isConcern: boolean
}) => (
  <dl data-concern={isConcern}>
    <dt>
      {isConcern ? (
        <TriangleAlert aria-hidden="true" size={16} />
      ) : (
        <CircleCheck aria-hidden="true" size={16} />
      )}
      {name}
    </dt>
    <dd className="health-figure">{value}</dd>
    <dd className="health-note">{note}</dd>
  </dl>
)
