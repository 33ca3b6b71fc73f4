import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { notificationTexts as texts } from './notifications.fr.ts'

/** Says that the list could not be read, and offers to try again. */
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
