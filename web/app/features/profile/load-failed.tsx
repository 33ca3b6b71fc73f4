import { Button } from '../../ui/button.tsx'

/** A section whose data did not come, and the way to ask for it again. */
export const LoadFailed = ({
  texts,
  onRetry,
}: {
  texts: { failed: string; retry: string }
  onRetry: () => void
}) => (
  <div className="flex flex-wrap items-center gap-3">
    <p className="text-ui" role="alert">
      {texts.failed}
    </p>
    <Button variant="secondary" size="small" onClick={onRetry}>
      {texts.retry}
    </Button>
  </div>
)
