import { ModerationQueue } from '../features/template-workshop/moderation-queue.tsx'
import { moderationText } from '../features/template-workshop/template-workshop.fr.ts'

export const meta = () => [{ title: moderationText.metaTitle }]

export default function ModerationRoute() {
  return <ModerationQueue />
}
