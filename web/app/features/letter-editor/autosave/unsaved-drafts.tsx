import { Banner, BannerLink } from '../../../ui/banner.tsx'
import { editorText as texts } from '../letter-editor.fr.ts'
import { useDraftRecovery } from './use-draft-recovery.ts'

/** Saves drafts that a closed tab left on this device; lists those that the quota refuses. */
export function UnsavedDrafts({ userId }: { userId: string }) {
  const waiting = useDraftRecovery(userId)
  return waiting.map(({ letterId, title }) => (
    <Banner
      key={letterId}
      tone="warning"
      action={<BannerLink to={`/dashboard/letters/${letterId}/edit`}>{texts.openWaiting}</BannerLink>}
    >
      {texts.waiting(title || texts.untitled)}
    </Banner>
  ))
}
