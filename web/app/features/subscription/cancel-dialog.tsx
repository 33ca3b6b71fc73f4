import type { Subscription } from '@lettrine/contract/subscriptions'
import { useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { subscriptionText as texts } from './subscription.fr.ts'
import { useCancel } from './subscription.queries.ts'

const text = texts.cancel
const longestReason = 500

/**
 * Cancels the subscription: end date, consequences, optional reason. No further step is in the way, as the law
 * requires.
 */
export function CancelDialog({
  subscription,
  isOpen,
  onClose,
  onFault,
}: {
  subscription: Subscription
  isOpen: boolean
  onClose: () => void
  onFault: (message: string) => void
}) {
  const [reason, setReason] = useState('')
  const cancel = useCancel()
  const confirm = () =>
    cancel.mutate(
      { id: subscription.id, reason: reason.trim() || text.defaultReason },
      {
        onSuccess: () => toast.success({ title: text.done, message: text.doneNote }),
        onError: (fault) => onFault(fault instanceof ApiError ? fault.message : text.failed),
        onSettled: onClose,
      },
    )
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
      description={text.lead(subscription)}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {text.keep}
          </Button>
          <Button variant="danger" busy={cancel.isPending} onClick={confirm}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <ul className="list-disc space-y-1 pl-5 text-ui">
        {text.facts(subscription).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <TextArea
        label={text.reason}
        rows={2}
        maxLength={longestReason}
        value={reason}
        onChange={(event) => setReason(event.target.value.replaceAll('\n', ' '))}
      />
    </Dialog>
  )
}
