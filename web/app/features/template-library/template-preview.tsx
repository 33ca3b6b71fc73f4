import { PageDesign } from '@lettrine/contract/page'
import type { Template } from '@lettrine/contract/templates'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PenLine, Star } from 'lucide-react'
import { memo, type ReactNode, useState } from 'react'
import { orpc } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { QuotaIcon } from '../../shared/letter-quota/quota-icon.tsx'
import { designNames } from '../../shared/letters/letter-names.fr.ts'
import { PageSheets } from '../../shared/page-settings/page-sheets.tsx'
import { PlanLock } from '../../shared/plans/plan-lock.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { useRate, useTemplate } from './library.queries.ts'
import { cardText, previewText as texts } from './template-library.fr.ts'

const designs = PageDesign.options.map((value) => ({ value, label: designNames[value] }))

/** Rendered page of a template, in the user’s name and a chosen design. */
export const TemplatePreview = memo(function TemplatePreview({
  templateId,
  onClose,
  actions,
}: {
  templateId: string | undefined
  onClose: () => void
  actions: (template: Template) => ReactNode
}) {
  const asked = useTemplate(templateId)
  const template = asked.data?.data
  return (
    <Dialog
      open={templateId !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={template?.title ?? (asked.isError ? texts.missing : texts.loading)}
      description={template?.description}
      size="wide"
      actions={
        template &&
        !template.isLocked && (
          <>
            {actions(template)}
            <ButtonLink
              to={`/dashboard/letters/new?template=${template.id}`}
              icon={<QuotaIcon icon={PenLine} />}
            >
              {cardText.use}
            </ButtonLink>
          </>
        )
      }
    >
      {template &&
        (template.isLocked ? (
          <PlanLock>{texts.locked}</PlanLock>
        ) : (
          <Page key={template.id} template={template} />
        ))}
    </Dialog>
  )
})

function Page({ template }: { template: Template }) {
  const [design, setDesign] = useState<PageDesign>()
  const preview = useQuery({
    ...orpc.templates.preview.queryOptions({ input: { id: template.id, design } }),
    placeholderData: keepPreviousData,
  })
  const pages = preview.data?.data.pages
  return (
    <div className="template-preview">
      <SegmentedControl
        label={texts.design}
        labelHidden
        options={designs}
        value={design ?? preview.data?.data.style.design ?? 'classique'}
        onValueChange={setDesign}
      />
      {preview.isError && (
        <p role="alert">
          {texts.failed} {preview.error instanceof ApiError && preview.error.message}
        </p>
      )}
      {pages ? (
        <PageSheets pages={pages} />
      ) : (
        !preview.isError && (
          <p role="status" className="library-loading">
            <Spinner />
            {texts.loading}
          </p>
        )
      )}
      {template.canRate && <RatingPicker template={template} />}
    </div>
  )
}

const stars = [1, 2, 3, 4, 5]

function RatingPicker({ template: { id, myRating } }: { template: Template }) {
  const rate = useRate()
  const [mine, setMine] = useState(myRating)
  return (
    <fieldset className="template-rate">
      <legend>{texts.rate}</legend>
      {stars.map((rating) => (
        <Button
          key={rating}
          variant="ghost"
          size="small"
          aria-label={texts.rateAs(rating)}
          aria-pressed={mine === rating}
          icon={<Star size={18} data-on={mine !== null && rating <= mine ? true : undefined} />}
          onClick={() =>
            rate.mutate(
              { id, rating },
              {
                onSuccess: () => {
                  setMine(rating)
                  toast.success({ title: texts.rated })
                },
                onError: (fault) =>
                  toast.error({
                    title: texts.rateFailed,
                    ...(fault instanceof ApiError && { message: fault.message }),
                  }),
              },
            )
          }
        />
      ))}
    </fieldset>
  )
}
