import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { notificationTexts as texts } from './notifications.fr.ts'

/** Error of the list, with a retry button. */
export const LoadFailure = ({ onRetry }: { onRetry: () => void }) => (
  <Banner
    tone="danger"
    action={
      <Button size="small" variant="secondary" onClick={onRetry}>
        {texts.retry}
      </Button>
    }
  >
    {texts.loadFailed}
  </Banner>
)
