import { useAnalyticsService } from '../../lib/analytics/analytics.ts'
import {
  refuseAnalytics,
  resetAnalyticsChoice,
  useAnalyticsChoice,
  useHasDoNotTrack,
} from '../../lib/analytics/analytics-choice.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/switch.tsx'
import { analyticsSwitchText as texts } from './analytics-switch.fr.ts'

/**
 * Switch for analytics on this device; works without an account.
 * @param onChange - called with the choice once it applies
 */
export function AnalyticsSwitch({ onChange }: { onChange?: (isCounted: boolean) => void }) {
  const service = useAnalyticsService()
  const choice = useAnalyticsChoice(service)
  const objects = useHasDoNotTrack()
  function choose(isCounted: boolean) {
    if (isCounted) resetAnalyticsChoice()
    else refuseAnalytics()
    onChange?.(isCounted)
  }
  return (
    <div className="flex flex-col gap-2">
      <Switch checked={!objects && choice !== 'refused'} disabled={objects} onCheckedChange={choose}>
        {texts.allow}
      </Switch>
      {/* The settings page states by itself that the choice is stored with the account. */}
      {(objects || !onChange) && (
        <p className="text-ink-muted text-small">{objects ? texts.objects : texts.here}</p>
      )}
      {service && choice === 'accepted' && !objects && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small">
          {texts.forwarded(service)}
          <Button variant="secondary" size="small" onClick={refuseAnalytics}>
            {texts.stop}
          </Button>
        </p>
      )}
    </div>
  )
}
