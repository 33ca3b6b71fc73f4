import type { Profile } from '@lettrine/contract/profile'
import { useOutletContext } from 'react-router'
import { uuidv7 } from '../features/letter-editor/autosave/device-id.ts'
import { workshopText } from '../features/template-editor/template-editor.fr.ts'
import { NewTemplateWorkshop } from '../features/template-editor/template-editor.tsx'
import { useWorkshopDoors } from '../features/template-editor/use-template-editor-navigation.ts'

export const meta = () => [{ title: workshopText.metaTitle }]

export default function NewTemplateRoute() {
  const user = useOutletContext<Profile>()
  return <NewTemplateWorkshop userId={user.id} newId={uuidv7} doors={useWorkshopDoors({ replace: true })} />
}
