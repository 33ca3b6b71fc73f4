import type { Profile } from '@lettrine/contract/profile'
import { useOutletContext, useParams } from 'react-router'
import { workshopText } from '../features/template-workshop/template-workshop.fr.ts'
import { TemplateWorkshop } from '../features/template-workshop/template-workshop.tsx'
import { useWorkshopDoors } from '../features/template-workshop/use-workshop-doors.ts'

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
