import './audience-consent.css'
import { acceptAudience, refuseAudience } from '../../lib/audience-choice.ts'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { consentText as say } from './audience-consent.fr.ts'

/** Asks whether an outside service may count too: both answers weigh the same, and none is given by going on. */
export function AudienceConsent({ service }: { service: string }) {
  return (
    <section className="audience-consent" aria-label={say.label}>
      <p>
        {say.ask(service)} {say.refused} <TextLink to="/privacy#audience">{say.more}</TextLink>
      </p>
      <div>
        <Button variant="secondary" onClick={refuseAudience}>
          {say.refuse}
        </Button>
        <Button variant="secondary" onClick={() => acceptAudience(service)}>
          {say.accept}
        </Button>
      </div>
    </section>
  )
}
