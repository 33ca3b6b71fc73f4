import { ApiError } from '../../lib/api-error.ts'
import { toast } from '../../ui/toast.tsx'
import { fromLetterText as say } from './template-workshop.fr.ts'
import { useTemplateFromLetter } from './workshop.queries.ts'

/** Makes a personal template of a letter, and offers to open it. */
export function useSaveAsTemplate(onEdit: (templateId: string) => void): (letterId: string) => void {
  const { mutate } = useTemplateFromLetter()
  return (letterId) =>
    mutate(letterId, {
      onSuccess: ({ data }) =>
        toast.success({
          title: say.saved,
          message: say.note,
          action: { label: say.open, onClick: () => onEdit(data.id) },
        }),
      onError: (fault) =>
        toast.error({ title: say.failed, ...(fault instanceof ApiError && { message: fault.message }) }),
    })
}
