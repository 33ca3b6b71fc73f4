import type { Payment } from '@lettrine/contract/payments'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '../../lib/api/api-error.ts'
import { Badge } from '../../shared/badges/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { toast } from '../../ui/toast.ts'
import { subscriptionText as texts } from './subscription.fr.ts'
import { paymentsPerPage, usePaymentHistory, useReceipt, useRefund } from './subscription.queries.ts'
import { paymentDisplay } from './subscription.state.ts'

const text = texts.history

/** Payments, refunds and receipts. */
export function PaymentHistory({ onFault }: { onFault: (message: string) => void }) {
  const [query, setQuery] = useSearchParams()
  const page = Math.max(1, Number(query.get('page')) || 1)
  const history = usePaymentHistory(page)
  const found = history.data?.data
  const [refunded, setRefunded] = useState<Payment>()
  const goTo = (next: number) =>
    setQuery(next > 1 ? { page: String(next) } : {}, { preventScrollReset: true })
  return (
    <TitledPanel title={text.title}>
      {history.isError && !found && (
        <Banner
          tone="danger"
          action={
            <Button variant="secondary" size="small" onClick={() => void history.refetch()}>
              {texts.retry}
            </Button>
          }
        >
          {text.failed}
        </Banner>
      )}
      {!found && !history.isError && <Skeleton rows={3} />}
      {found?.total === 0 && <p className="text-ink-muted text-ui">{text.none}</p>}
      {found && found.total > 0 && (
        <table className="payments">
          <thead>
            <tr>
              {text.columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.payments.map((payment) => (
              <Row key={payment.id} payment={payment} onRefund={setRefunded} onFault={onFault} />
            ))}
          </tbody>
        </table>
      )}
      {found && found.total > paymentsPerPage && (
        <Pages page={page} last={Math.ceil(found.total / paymentsPerPage)} onPage={goTo} />
      )}
      <Refund payment={refunded} onClose={() => setRefunded(undefined)} onFault={onFault} />
    </TitledPanel>
  )
}

function Row({
  payment,
  onRefund,
  onFault,
}: {
  payment: Payment
  onRefund: (payment: Payment) => void
  onFault: (message: string) => void
}) {
  const { tone, label } = paymentDisplay(payment)
  return (
    <tr>
      <td data-label={text.columns[0]}>{texts.day(payment.createdAt)}</td>
      <td data-label={text.columns[1]}>
        {text.what(payment)}
        {payment.failure && <small>{payment.failure}</small>}
      </td>
      <td data-label={text.columns[2]}>{texts.euros(payment.amount)}</td>
      <td data-label={text.columns[3]}>
        <Badge tone={tone}>{label}</Badge>
      </td>
      <td data-label={text.columns[4]}>
        <div className="payment-actions">
          {payment.receiptUrl && (
            <Receipt
              address={payment.receiptUrl}
              name={payment.receiptNumber ?? ''}
              label={text.download(payment.receiptNumber ?? '')}
              onFault={onFault}
            />
          )}
          {payment.creditNotes.map(({ number, url }) => (
            <Receipt
              key={number}
              address={url}
              name={number}
              label={text.downloadNote(number)}
              onFault={onFault}
            />
          ))}
          {payment.refundableUntil && (
            <Button variant="ghost" size="small" onClick={() => onRefund(payment)}>
              {text.refund}
            </Button>
          )}
          {!payment.receiptUrl && !payment.refundableUntil && (
            <span className="text-ink-faint">{text.nothing}</span>
          )}
        </div>
      </td>
    </tr>
  )
}

function Receipt({
  address,
  name,
  label,
  onFault,
}: {
  address: string
  name: string
  label: string
  onFault: (message: string) => void
}) {
  const receipt = useReceipt()
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<Download size={16} />}
      busy={receipt.isPending}
      aria-label={label}
      onClick={() =>
        receipt.mutate(address, {
          onError: (fault) => onFault(fault instanceof ApiError ? fault.message : text.receiptFailed),
        })
      }
    >
      {name}
    </Button>
  )
}

function Pages({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) {
  return (
    <nav aria-label={text.pages} className="flex items-center justify-between gap-3">
      <Button variant="secondary" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {text.newer}
      </Button>
      <span className="text-ink-muted text-small">{text.page(page, last)}</span>
      <Button variant="secondary" size="small" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {text.older}
      </Button>
    </nav>
  )
}

/** Confirms a refund, which ends the plan. */
function Refund({
  payment,
  onClose,
  onFault,
}: {
  payment: Payment | undefined
  onClose: () => void
  onFault: (message: string) => void
}) {
  const refund = useRefund()
  if (!payment) return null
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={text.refundTitle}
      description={text.refundLead(payment)}
      confirmLabel={text.refundConfirm(payment)}
      busy={refund.isPending}
      onConfirm={() =>
        refund.mutate(payment.id, {
          onSuccess: ({ data }) => toast.success({ title: text.refunded(data), message: text.refundedNote }),
          onError: (fault) => onFault(fault instanceof ApiError ? fault.message : text.refundFailed),
          onSettled: onClose,
        })
      }
    />
  )
}
