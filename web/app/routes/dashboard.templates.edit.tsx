import type { Profile } from '@lettrine/contract/profile'
import { useOutletContext, useParams } from 'react-router'
import { workshopText } from '../features/template-editor/template-editor.fr.ts'
import { TemplateWorkshop } from '../features/template-editor/template-editor.tsx'
import { useWorkshopDoors } from '../features/template-editor/use-template-editor-navigation.ts'

export const meta = () => [{ title: workshopText.metaTitle }]

export default function EditTemplateRoute() {
  const user = useOutletContext<Profile>()
  const { templateId = '' } = useParams()
  return (
    <TemplateWorkshop
      key={templateId}
      userId={user.id}
      templateId={templateId}
      doors={useWorkshopDoors({ replace: false })}
    />
  )
}
