import type { Interval, PaidPlanId } from '@lettrine/contract/plans'
import type { ChangeQuote } from '@lettrine/contract/subscriptions'
import { useEffect } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { plansText } from './plans-dialog.fr.ts'
import { subscriptionText } from './subscription.fr.ts'
import { redirectToPayPal, useChangePlan, useQuote } from './subscription.queries.ts'

const texts = plansText.change

/** Exact cost of a change of plan, before any charge. */
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
          if (data.approvalUrl) return redirectToPayPal(data.approvalUrl, subscriptionText.noApproval)
          if (data.payment?.status === 'pending') toast.info({ title: texts.pending })
          else toast.success({ title: agreed.effective === 'now' ? texts.done : texts.scheduled })
          onBack()
          onClose()
        },
        // An expired quote is requested again, and displayed before any charge.
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
      title={texts.title(name)}
      actions={
        <>
          <Button variant="ghost" onClick={onBack}>
            {texts.back}
          </Button>
          {quote && (
            <Button busy={changing.isPending} onClick={() => confirm(quote)}>
              {quote.effective === 'period-end'
                ? texts.schedule
                : quote.dueNow > 0
                  ? texts.pay(quote.dueNow)
                  : texts.confirm}
            </Button>
          )}
        </>
      }
    >
      {fault && <Banner tone="danger">{textOf(fault)}</Banner>}
      {asking.isPending && (
        <p role="status" className="flex items-center gap-2 text-ui text-ink-muted">
          <Spinner />
          {texts.asking}
        </p>
      )}
      {quote && !asking.isPending && <Amounts quote={quote} />}
    </Dialog>
  )
}

function textOf(fault: Error): string {
  if (!(fault instanceof ApiError)) return texts.failed
  return fault.code === 'PAYMENT_DECLINED' ? texts.refused : fault.message
}

function Amounts({ quote }: { quote: ChangeQuote }) {
  const { euros } = plansText
  const rows = [
    { name: texts.now, value: euros(quote.dueNow), isTotal: true },
    ...(quote.credit > 0 ? [{ name: texts.credit, value: euros(quote.credit) }] : []),
    { name: texts.price, value: texts.priceOf(quote) },
    { name: texts.effective, value: quote.effective === 'now' ? texts.today : texts.at(quote.effectiveAt) },
    { name: texts.next, value: quote.nextPaymentAt ? texts.at(quote.nextPaymentAt) : texts.none },
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
      {quote.effective === 'period-end' && <p className="text-ink-muted text-ui">{texts.later}</p>}
    </>
  )
}
