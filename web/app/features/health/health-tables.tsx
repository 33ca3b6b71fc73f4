import type { PaymentToLookAt, RefusedMail, ServiceHealth } from '@lettrine/contract/health'
import { TitledFigures } from '../../ui/figure-table.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { healthText as texts } from './health.fr.ts'

/** Payments, refunds and disputes that need somebody, oldest first. */
export function PaymentsToLookAt({ list }: { list: readonly PaymentToLookAt[] }) {
  const { title, lead, none, what, amount, since, named, amountOf } = texts.payments
  if (list.length === 0) return <TitledPanel title={title} lead={none} />
  return (
    <TitledFigures title={title} lead={lead} heads={[what, amount, since]}>
      {list.map(({ kind, id, state, amountCents, since: from }) => (
        <tr key={`${kind} ${id}`}>
          <th scope="row">
            {named({ kind, state })}
            <span className="health-id">{id}</span>
          </th>
          <td>{amountOf(amountCents)}</td>
          <td>{texts.moment(from)}</td>
        </tr>
      ))}
    </TitledFigures>
  )
}

/** Mails that were given up, newest first. */
export function RefusedMails({ mails }: { mails: readonly RefusedMail[] }) {
  const { title, lead, none, subject, code, at } = texts.mails
  if (mails.length === 0) return <TitledPanel title={title} lead={none} />
  return (
    <TitledFigures title={title} lead={lead} heads={[subject, code, at]}>
      {mails.map((mail) => (
        <tr key={mail.id}>
          <th scope="row">{mail.subject}</th>
          <td>{mail.code}</td>
          <td>{texts.moment(mail.failedAt)}</td>
        </tr>
      ))}
    </TitledFigures>
  )
}

/** Whether the database answers, and what it holds. */
export function DatabaseState({ database }: { database: ServiceHealth['database'] }) {
  const { title, answers, answer, size, connections, used, waiting, slow } = texts.database
  const { answerMs, bytes, connections: pool, slowQueries } = database
  const facts = [
    [answers, answer(answerMs)],
    [size, texts.size(bytes)],
    [connections, used(pool.used, pool.max)],
    [waiting, texts.count(pool.waiting)],
    [slow, texts.count(slowQueries)],
  ] as const
  return (
    <TitledPanel title={title}>
      <dl className="health-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </TitledPanel>
  )
}

/** Tasks of the processes beside the server. */
export function TaskQueues({ queues }: { queues: ServiceHealth['queues'] }) {
  const { title, lead, queue, waiting, running, refused, nameOf } = texts.queues
  return (
    <TitledFigures title={title} lead={lead} heads={[queue, waiting, running, refused]}>
      {queues.map((one) => (
        <tr key={one.name}>
          <th scope="row">{nameOf(one.name)}</th>
          <td>{texts.count(one.waiting)}</td>
          <td>{texts.count(one.running)}</td>
          <td>{texts.count(one.refused)}</td>
        </tr>
      ))}
    </TitledFigures>
  )
}
