import type { Template } from '@lettrine/contract/templates'
import { useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { moderationNames } from '../../lib/template-names.fr.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { standingText as say } from './template-workshop.fr.ts'
import { type StandingAction, useTemplateAction } from './workshop.queries.ts'

type Standing = NonNullable<Template['moderation']>

const tones = {
  private: 'archived',
  pending: 'draft',
  approved: 'final',
  refused: 'template',
} as const satisfies Record<Standing, BadgeTone>

/** Who sees the template, and how that is changed. */
export function TemplateStanding({ template, isDirty }: { template: Template; isDirty: boolean }) {
  const standing: Standing = template.moderation ?? 'private'
  const [asking, setAsking] = useState(false)
  const submit = useTemplateAction('submit')
  const withdraw = useTemplateAction('withdraw')
  const run = (action: ReturnType<typeof useTemplateAction>, name: StandingAction) =>
    action.mutate(template.id, {
      onSuccess: () => {
        setAsking(false)
        toast.success(
          name === 'submit' ? { title: say.submitted, message: say.submittedNote } : { title: say.withdrawn },
        )
      },
      onError: (fault) =>
        toast.error({ title: say.failed, ...(fault instanceof ApiError && { message: fault.message }) }),
    })
  const isProposable = standing === 'private' || standing === 'refused'
  return (
    <section className="template-standing" data-standing={standing} aria-label={say.title}>
      <p>
        <Badge tone={tones[standing]}>{moderationNames[standing]}</Badge> {say.told[standing]}
      </p>
      {standing === 'refused' && (
        <p className="template-standing-reason">
          {template.refusalReason && <strong>{say.reason(template.refusalReason)}</strong>}{' '}
          {say.againAfterChange}
        </p>
      )}
      {isProposable ? (
        <Button
          variant="secondary"
          size="small"
          onClick={() => (isDirty ? toast.info({ title: say.saveFirst }) : setAsking(true))}
        >
          {standing === 'refused' ? say.submitAgain : say.submit}
        </Button>
      ) : (
        <Button
          variant="ghost"
          size="small"
          busy={withdraw.isPending}
          onClick={() => run(withdraw, 'withdraw')}
        >
          {standing === 'pending' ? say.withdraw : say.unpublish}
        </Button>
      )}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={say.submitTitle}
        description={say.submitDescription}
        actions={
          <Button busy={submit.isPending} onClick={() => run(submit, 'submit')}>
            {say.submit}
          </Button>
        }
      />
    </section>
  )
}
