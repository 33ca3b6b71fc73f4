import { useAudienceService } from '../lib/audience.ts'
import {
  allowAudience,
  refuseAudience,
  useAudienceChoice,
  useBrowserObjects,
} from '../lib/audience-choice.ts'
import { audienceSwitchText as say } from './audience-switch.fr.ts'
import { Button } from './button.tsx'
import { Switch } from './switch.tsx'

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
        {say.allow}
      </Switch>
      {/* Where it is kept with the account, the place says so itself. */}
      {(objects || !onChange) && (
        <p className="text-ink-muted text-small">{objects ? say.objects : say.here}</p>
      )}
      {service && choice === 'accepted' && !objects && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small">
          {say.forwarded(service)}
          <Button variant="secondary" size="small" onClick={refuseAudience}>
            {say.stop}
          </Button>
        </p>
      )}
    </div>
  )
}
