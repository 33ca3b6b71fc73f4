import type { Profile } from '@lettrine/contract/profile'
import { useNavigate } from 'react-router'
import { useQuickDownload } from '../features/letter-export/use-quick-download.tsx'
import { useSaveAsTemplate } from '../features/template-editor/use-save-as-template.ts'

/** Navigation from a list of letters, and the file of one. */
export function useLetterNavigation({ id, displayName }: Profile) {
  const navigate = useNavigate()
  const loadContext = async () => {
    const { deviceMemory } = await import('../features/letter-editor/autosave/device-memory.ts')
    const memory = deviceMemory(id)
    return {
      accountName: displayName,
      ignored: memory.ignored(),
      wordTarget: memory.settings().wordTarget,
    }
  }
  const open = (letterId: string, state?: object) =>
    void navigate(`/dashboard/letters/${letterId}/edit`, state && { state })
  return {
    onOpen: (letterId: string) => open(letterId),
    onSaveAsTemplate: useSaveAsTemplate((id) => void navigate(`/dashboard/templates/${id}/edit`)),
    quickDownload: useQuickDownload(loadContext, open),
  }
}
