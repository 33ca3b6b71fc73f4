import { useNavigate } from 'react-router'
import type { TemplateEditorNavigation } from './template-menu.tsx'

/** @param replace - whether the current page is replaced in the history, having no address of its own to return to */
export function useTemplateEditorNavigation({ replace }: { replace: boolean }): TemplateEditorNavigation {
  const navigate = useNavigate()
  return {
    onLibrary: () => void navigate('/dashboard/templates'),
    onEdit: (id) => void navigate(`/dashboard/templates/${id}/edit`, { replace }),
  }
}
