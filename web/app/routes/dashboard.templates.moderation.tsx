import { ModerationQueue } from '../features/template-editor/moderation-queue.tsx'
import { moderationText } from '../features/template-editor/template-editor.fr.ts'

export const meta = () => [{ title: moderationText.metaTitle }]

export default function ModerationRoute() {
  return <ModerationQueue />
}
