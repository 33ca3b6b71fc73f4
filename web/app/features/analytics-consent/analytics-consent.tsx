import './analytics-consent.css'
import { acceptAnalytics, refuseAnalytics } from '../../lib/analytics/analytics-choice.ts'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { consentText as texts } from './analytics-consent.fr.ts'

/** Asks for consent to the outside analytics service. Both answers look the same, and browsing on gives neither. */
export function AnalyticsConsentBanner({ service }: { service: string }) {
  return (
    <section className="analytics-consent" aria-label={texts.label}>
      <p>
        {texts.ask(service)} {texts.refused} <TextLink to="/privacy#audience">{texts.more}</TextLink>
      </p>
      <div>
        <Button variant="secondary" onClick={refuseAnalytics}>
          {texts.refuse}
        </Button>
        <Button variant="secondary" onClick={() => acceptAnalytics(service)}>
          {texts.accept}
        </Button>
      </div>
    </section>
  )
}
