import type { Template } from '@lettrine/contract/templates'
import { useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { Badge, type BadgeTone } from '../../shared/badges/badge.tsx'
import { moderationNames } from '../../shared/templates/template-names.fr.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { visibilityText as texts } from './template-editor.fr.ts'
import { useTemplateAction, type VisibilityAction } from './template-editor.queries.ts'

type Standing = NonNullable<Template['moderation']>

const tones = {
  private: 'archived',
  pending: 'draft',
  approved: 'final',
  refused: 'template',
} as const satisfies Record<Standing, BadgeTone>

/** Visibility of the template, and the actions that change it. */
export function TemplateVisibility({ template, isDirty }: { template: Template; isDirty: boolean }) {
  const standing: Standing = template.moderation ?? 'private'
  const [asking, setAsking] = useState(false)
  const submit = useTemplateAction('submit')
  const withdraw = useTemplateAction('withdraw')
  const run = (action: ReturnType<typeof useTemplateAction>, name: VisibilityAction) =>
    action.mutate(template.id, {
      onSuccess: () => {
        setAsking(false)
        toast.success(
          name === 'submit'
            ? { title: texts.submitted, message: texts.submittedNote }
            : { title: texts.withdrawn },
        )
      },
      onError: (fault) =>
        toast.error({ title: texts.failed, ...(fault instanceof ApiError && { message: fault.message }) }),
    })
  const isProposable = standing === 'private' || standing === 'refused'
  return (
    <section className="template-visibility" data-standing={standing} aria-label={texts.title}>
      <p>
        <Badge tone={tones[standing]}>{moderationNames[standing]}</Badge> {texts.told[standing]}
      </p>
      {standing === 'refused' && (
        <p className="template-visibility-reason">
          {template.refusalReason && <strong>{texts.reason(template.refusalReason)}</strong>}{' '}
          {texts.againAfterChange}
        </p>
      )}
      {isProposable ? (
        <Button
          variant="secondary"
          size="small"
          onClick={() => (isDirty ? toast.info({ title: texts.saveFirst }) : setAsking(true))}
        >
          {standing === 'refused' ? texts.submitAgain : texts.submit}
        </Button>
      ) : (
        <Button
          variant="ghost"
          size="small"
          busy={withdraw.isPending}
          onClick={() => run(withdraw, 'withdraw')}
        >
          {standing === 'pending' ? texts.withdraw : texts.unpublish}
        </Button>
      )}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={texts.submitTitle}
        description={texts.submitDescription}
        actions={
          <Button busy={submit.isPending} onClick={() => run(submit, 'submit')}>
            {texts.submit}
          </Button>
        }
      />
    </section>
  )
}
