import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, orpc } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { fromLetterText as texts } from './from-letter.fr.ts'

/** Creates a personal template from a letter, and offers to open it. */
export function useSaveAsTemplate(onEdit: (templateId: string) => void): (letterId: string) => void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (letterId: string) => api.templates.createFromLetter({ letterId }),
    onSuccess: () => void client.invalidateQueries({ queryKey: orpc.templates.key() }),
  })
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
