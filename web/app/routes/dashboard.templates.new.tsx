import type { Profile } from '@lettrine/contract/profile'
import { useOutletContext } from 'react-router'
import { uuidv7 } from '../features/letter-editor/autosave/device-id.ts'
import { templateEditorText } from '../features/template-editor/template-editor.fr.ts'
import { NewTemplateEditor } from '../features/template-editor/template-editor.tsx'
import { useTemplateEditorNavigation } from '../features/template-editor/use-template-editor-navigation.ts'

export const meta = () => [{ title: templateEditorText.metaTitle }]

export default function NewTemplateRoute() {
  const user = useOutletContext<Profile>()
  return (
    <NewTemplateEditor
      userId={user.id}
      newId={uuidv7}
      navigation={useTemplateEditorNavigation({ replace: true })}
    />
  )
}
