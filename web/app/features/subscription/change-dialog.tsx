import type { Interval, PaidPlanId } from '@lettrine/contract/plans'
import type { ChangeQuote } from '@lettrine/contract/subscriptions'
import { useEffect } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.tsx'
import { plansText } from './plans-dialog.fr.ts'
import { subscriptionText } from './subscription.fr.ts'
import { leaveForPayPal, useChangePlan, useQuote } from './subscription.queries.ts'

const say = plansText.change

/** What a change costs, to the cent, before anything is charged. */
export function ChangeDialog({
  change: { planId, interval },
  isOpen,
  onBack,
  onClose,
}: {
  change: { planId: PaidPlanId; interval: Interval }
  isOpen: boolean
  onBack: () => void
  onClose: () => void
}) {
  const asking = useQuote()
  const changing = useChangePlan()
  const { mutate: ask } = asking
  useEffect(() => ask({ targetPlanId: planId, interval }), [ask, planId, interval])
  const quote = asking.data?.data
  const name = subscriptionText.planNames[planId]
  const confirm = (agreed: ChangeQuote) =>
    changing.mutate(
      { planId, interval, quoteId: agreed.id },
      {
        onSuccess: ({ data }) => {
          if (data.approvalUrl) return leaveForPayPal(data.approvalUrl, subscriptionText.noApproval)
          if (data.payment?.status === 'pending') toast.info({ title: say.pending })
          else toast.success({ title: agreed.effective === 'now' ? say.done : say.scheduled })
          onBack()
          onClose()
        },
        // An amount that is no longer valid is asked again, and shown before anything is charged.
        onError: (fault) => {
          if (fault instanceof ApiError && fault.code === 'QUOTE_EXPIRED')
            ask({ targetPlanId: planId, interval })
        },
      },
    )
  const fault = asking.error ?? changing.error
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (open) return
        onBack()
        onClose()
      }}
      title={say.title(name)}
      actions={
        <>
          <Button variant="ghost" onClick={onBack}>
            {say.back}
          </Button>
          {quote && (
            <Button busy={changing.isPending} onClick={() => confirm(quote)}>
              {quote.effective === 'period-end'
                ? say.schedule
                : quote.dueNow > 0
                  ? say.pay(quote.dueNow)
                  : say.confirm}
            </Button>
          )}
        </>
      }
    >
      {fault && <Banner tone="danger">{textOf(fault)}</Banner>}
      {asking.isPending && (
        <p role="status" className="flex items-center gap-2 text-ui text-ink-muted">
          <Spinner />
          {say.asking}
        </p>
      )}
      {quote && !asking.isPending && <Amounts quote={quote} />}
    </Dialog>
  )
}

function textOf(fault: Error): string {
  if (!(fault instanceof ApiError)) return say.failed
  return fault.code === 'PAYMENT_DECLINED' ? say.refused : fault.message
}

function Amounts({ quote }: { quote: ChangeQuote }) {
  const { euros } = plansText
  const rows = [
    { name: say.now, value: euros(quote.dueNow), isTotal: true },
    ...(quote.credit > 0 ? [{ name: say.credit, value: euros(quote.credit) }] : []),
    { name: say.price, value: say.priceOf(quote) },
    { name: say.effective, value: quote.effective === 'now' ? say.today : say.at(quote.effectiveAt) },
    { name: say.next, value: quote.nextPaymentAt ? say.at(quote.nextPaymentAt) : say.none },
  ]
  return (
    <>
      <dl className="change-amounts">
        {rows.map(({ name, value, isTotal }) => (
          <div key={name} data-total={isTotal || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {quote.effective === 'period-end' && <p className="text-ink-muted text-ui">{say.later}</p>}
    </>
  )
}
