import type { Template } from '@lettrine/contract/templates'
import { ApiError } from '../../lib/api/api-error.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { templateEditorText as texts } from './template-editor.fr.ts'
import { useTemplateAction } from './template-editor.queries.ts'

/** In the preview of a template: edits one’s own, copies another’s. */
export function CopyOrEdit({
  template,
  onEdit,
}: {
  template: Template
  onEdit: (templateId: string) => void
}) {
  const duplicate = useTemplateAction('duplicate')
  if (template.isMine)
    return (
      <ButtonLink to={`/dashboard/templates/${template.id}/edit`} variant="secondary">
        {texts.edit}
      </ButtonLink>
    )
  return (
    <Button
      variant="secondary"
      busy={duplicate.isPending}
      onClick={() =>
        duplicate.mutate(template.id, {
          onSuccess: ({ data }) => {
            toast.success({ title: texts.duplicated, message: data.title })
            onEdit(data.id)
          },
          onError: (fault) =>
            toast.error({
              title: texts.duplicateFailed,
              ...(fault instanceof ApiError && { message: fault.message }),
            }),
        })
      }
    >
      {texts.adapt}
    </Button>
  )
}
