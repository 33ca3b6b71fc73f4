import '../../lib/forms/validation.ts'
import './template-editor.css'
import { limits } from '@lettrine/contract/limits'
import { RefusalReason, type Template } from '@lettrine/contract/templates'
import { useState } from 'react'
import { ApiError, lacksSecondFactor } from '../../lib/api/api-error.ts'
import { difficultyNames, templateTypeNames, timeText } from '../../shared/templates/template-names.fr.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Banner, BannerLink } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { uiTexts } from '../../ui/ui.fr.ts'
import { moderationText as texts } from './template-editor.fr.ts'
import { useModerationDecision, usePendingTemplates } from './template-editor.queries.ts'
import { TemplatePagePreview } from './template-page-preview.tsx'
import { TemplateReading } from './template-reading.tsx'

/** Templates submitted for publication; an administrator publishes or refuses each. */
export function ModerationQueue() {
  const pending = usePendingTemplates()
  const list = pending.data?.data
  const isRefused = pending.error instanceof ApiError && pending.error.status === 403
  return (
    <>
      <BackLink to="/dashboard/templates">{texts.back}</BackLink>
      <PageHead
        title={texts.title}
        lead={<p className="proposals-note">{list && texts.lead(list.total)}</p>}
      />
      {pending.isError && !list && (
        <Banner
          tone="danger"
          action={
            isRefused ? (
              lacksSecondFactor(pending.error) && (
                <BannerLink to="/dashboard/security">{uiTexts.openSecurity}</BannerLink>
              )
            ) : (
              <Button variant="secondary" size="small" onClick={() => void pending.refetch()}>
                {texts.retry}
              </Button>
            )
          }
        >
          {texts.failed}. {pending.error instanceof ApiError && pending.error.message}
        </Banner>
      )}
      {!list && !pending.isError && <Skeleton rows={4} />}
      {list?.templates.length === 0 && <EmptyState>{texts.empty}</EmptyState>}
      {list && list.templates.length > 0 && (
        <>
          <p className="proposals-note">{texts.oldest}</p>
          <ul className="proposals">
            {list.templates.map((template) => (
              <li key={template.id}>
                <Proposal template={template} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Proposal({ template }: { template: Template }) {
  const [isRead, setRead] = useState(false)
  const [refusing, setRefusing] = useState(false)
  const decide = useModerationDecision()
  const settle = (reason?: string) =>
    decide.mutate(
      { template, reason },
      {
        onSuccess: () => {
          setRefusing(false)
          toast.success({ title: reason === undefined ? texts.approved : texts.refused })
        },
        onError: (fault) =>
          toast.error({
            title: texts.decisionFailed,
            ...(fault instanceof ApiError && { message: fault.message }),
          }),
      },
    )
  const facts = [
    templateTypeNames[template.type],
    difficultyNames[template.difficulty],
    timeText(template.estimatedTime),
    ...template.tags,
    ...template.industry,
  ]
  return (
    <article className="proposal" aria-label={template.title}>
      <header>
        <h2>{template.title}</h2>
        <p>
          {[template.creatorName && texts.by(template.creatorName), texts.proposed(template.updatedAt)]
            .filter(Boolean)
            .join(', ')}
        </p>
        <p>{facts.join(' · ')}</p>
        {template.description && <p>{template.description}</p>}
      </header>
      <div className="proposal-actions">
        <Button variant="secondary" aria-expanded={isRead} onClick={() => setRead(!isRead)}>
          {texts.read}
        </Button>
        <Button variant="ghost" disabled={decide.isPending} onClick={() => setRefusing(true)}>
          {texts.refuse}
        </Button>
        <Button busy={decide.isPending && !refusing} onClick={() => settle()}>
          {texts.approve}
        </Button>
      </div>
      {isRead && template.template !== null && (
        <div className="proposal-reading">
          <section aria-label={texts.text}>
            <TemplateReading text={template.template} />
          </section>
          <section aria-label={texts.page}>
            <TemplatePagePreview text={template.template} type={template.type} />
          </section>
        </div>
      )}
      <Refusal
        open={refusing}
        onOpenChange={setRefusing}
        title={template.title}
        busy={decide.isPending}
        onRefuse={settle}
      />
    </article>
  )
}

function Refusal({
  open,
  onOpenChange,
  title,
  busy,
  onRefuse,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  busy: boolean
  onRefuse: (reason: string) => void
}) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  function refuse() {
    const checked = RefusalReason.safeParse(reason)
    if (checked.success) onRefuse(checked.data)
    else setError(checked.error.issues[0]?.message)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.refuseTitle}
      description={`«\u00a0${title}\u00a0». ${texts.refuseDescription}`}
      actions={
        <Button variant="danger" busy={busy} onClick={refuse}>
          {texts.refuse}
        </Button>
      }
    >
      <TextArea
        label={texts.reason}
        maxLength={limits.refusalReason}
        error={error}
        value={reason}
        onChange={(event) => {
          setError(undefined)
          setReason(event.target.value)
        }}
      />
    </Dialog>
  )
}
