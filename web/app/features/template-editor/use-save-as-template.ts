import { ApiError } from '../../lib/api/api-error.ts'
import { toast } from '../../ui/toast.tsx'
import { fromLetterText as texts } from './template-editor.fr.ts'
import { useTemplateFromLetter } from './template-editor.queries.ts'

/** Creates a personal template from a letter, and offers to open it. */
export function useSaveAsTemplate(onEdit: (templateId: string) => void): (letterId: string) => void {
  const { mutate } = useTemplateFromLetter()
  return (letterId) =>
    mutate(letterId, {
      onSuccess: ({ data }) =>
        toast.success({
          title: texts.saved,
          message: texts.note,
          action: { label: texts.open, onClick: () => onEdit(data.id) },
        }),
      onError: (fault) =>
        toast.error({ title: texts.failed, ...(fault instanceof ApiError && { message: fault.message }) }),
    })
}
