import { useNavigate } from 'react-router'
import type { TemplateEditorNavigation } from './template-menu.tsx'

/** @param replace - whether the page that leads away has no address of its own to come back to */
export function useTemplateEditorNavigation({ replace }: { replace: boolean }): TemplateEditorNavigation {
  const navigate = useNavigate()
  return {
    onLibrary: () => void navigate('/dashboard/templates'),
    onEdit: (id) => void navigate(`/dashboard/templates/${id}/edit`, { replace }),
  }
}
