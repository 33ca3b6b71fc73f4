import { ButtonLink } from '../../ui/button.tsx'
import { moderationText as texts } from './template-editor.fr.ts'
import { usePendingTemplates } from './template-editor.queries.ts'

/** Link with the number of templates to moderate, for administrators. */
export function ModerationLink() {
  const total = usePendingTemplates().data?.data.total
  return (
    <ButtonLink to="/dashboard/templates/moderation" variant="ghost">
      {texts.title}
      {total ? ` (${total})` : ''}
    </ButtonLink>
  )
}
