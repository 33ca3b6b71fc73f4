import type { Profile } from '@lettrine/contract/profile'
import { useOutletContext } from 'react-router'
import { uuidv7 } from '../features/letter-editor/device-id.ts'
import { workshopText } from '../features/template-workshop/template-workshop.fr.ts'
import { NewTemplateWorkshop } from '../features/template-workshop/template-workshop.tsx'
import { useWorkshopDoors } from '../features/template-workshop/use-workshop-doors.ts'

export const meta = () => [{ title: workshopText.metaTitle }]

export default function NewTemplateRoute() {
  const user = useOutletContext<Profile>()
  return <NewTemplateWorkshop userId={user.id} newId={uuidv7} doors={useWorkshopDoors({ replace: true })} />
}
