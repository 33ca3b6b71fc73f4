import type { Profile } from '@lettrine/contract/profile'
import { useOutletContext, useParams } from 'react-router'
import { templateEditorText } from '../features/template-editor/template-editor.fr.ts'
import { TemplateEditor } from '../features/template-editor/template-editor.tsx'
import { useTemplateEditorNavigation } from '../features/template-editor/use-template-editor-navigation.ts'

export const meta = () => [{ title: templateEditorText.metaTitle }]

export default function EditTemplateRoute() {
  const user = useOutletContext<Profile>()
  const { templateId = '' } = useParams()
  return (
    <TemplateEditor
      key={templateId}
      userId={user.id}
      templateId={templateId}
      navigation={useTemplateEditorNavigation({ replace: false })}
    />
  )
}
