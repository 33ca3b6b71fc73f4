import { useAudienceService } from '../../lib/analytics/analytics.ts'
import {
  allowAudience,
  refuseAudience,
  useAudienceChoice,
  useBrowserObjects,
} from '../../lib/analytics/analytics-choice.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/switch.tsx'
import { audienceSwitchText as texts } from './analytics-switch.fr.ts'

/**
 * Whether what happens on the pages is counted on this device; works without an account.
 * @param onChange - told of what was chosen, once it holds here
 */
export function AudienceSwitch({ onChange }: { onChange?: (isCounted: boolean) => void }) {
  const service = useAudienceService()
  const choice = useAudienceChoice(service)
  const objects = useBrowserObjects()
  function choose(isCounted: boolean) {
    if (isCounted) allowAudience()
    else refuseAudience()
    onChange?.(isCounted)
  }
  return (
    <div className="flex flex-col gap-2">
      <Switch checked={!objects && choice !== 'refused'} disabled={objects} onCheckedChange={choose}>
        {texts.allow}
      </Switch>
      {/* Where it is kept with the account, the place says so itself. */}
      {(objects || !onChange) && (
        <p className="text-ink-muted text-small">{objects ? texts.objects : texts.here}</p>
      )}
      {service && choice === 'accepted' && !objects && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small">
          {texts.forwarded(service)}
          <Button variant="secondary" size="small" onClick={refuseAudience}>
            {texts.stop}
          </Button>
        </p>
      )}
    </div>
  )
}
