import { useNavigate } from 'react-router'
import { useSaveAsTemplate } from '../features/template-editor/use-save-as-template.ts'

/** Navigation from a list of letters. */
export function useLetterNavigation() {
  const navigate = useNavigate()
  return {
    onOpen: (letterId: string) => void navigate(`/dashboard/letters/${letterId}/edit`),
    onSaveAsTemplate: useSaveAsTemplate((id) => void navigate(`/dashboard/templates/${id}/edit`)),
  }
}
