import type { Profile } from '@lettrine/contract/profile'
import { useState } from 'react'
import { useNavigate, useOutletContext } from 'react-router'
import { CopyOrEdit } from '../features/template-editor/copy-or-edit.tsx'
import { GenerateTemplate } from '../features/template-editor/generate-template.tsx'
import { ModerationLink } from '../features/template-editor/moderation-link.tsx'
import { libraryText } from '../features/template-library/template-library.fr.ts'
import { TemplateLibrary } from '../features/template-library/template-library.tsx'
import { countEvent } from '../lib/analytics/analytics.ts'

export const meta = () => [{ title: libraryText.metaTitle }]

export default function TemplatesRoute() {
  const user = useOutletContext<Profile>()
  const navigate = useNavigate()
  const [isGenerating, setGenerating] = useState(false)
  const edit = (id: string) => void navigate(`/dashboard/templates/${id}/edit`)
  return (
    <>
      <TemplateLibrary
        navigation={{
          onGenerate: () => {
            countEvent({ name: 'ai_generator_clicked', place: 'template' })
            setGenerating(true)
          },
          previewActions: (template) => <CopyOrEdit template={template} onEdit={edit} />,
          ...(user.isAdmin && { moderation: <ModerationLink /> }),
        }}
      />
      <GenerateTemplate open={isGenerating} onOpenChange={setGenerating} onMade={edit} />
    </>
  )
}
