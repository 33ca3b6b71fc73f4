import { SocialProvider } from '@lettrine/contract/identity'
import { useLocation, useNavigate } from 'react-router'
import { returnPath } from '../../lib/session/return-path.ts'
import { resumeSession } from '../../lib/session/session.ts'
import { ProviderLogo } from '../../shared/identity/provider-logo.tsx'
import { withSecondStep } from '../../shared/identity/second-step-state.ts'
import { providerNames, socialTexts as texts } from '../../shared/identity/social.fr.ts'
import { useOfferedProviders } from '../../shared/identity/use-offered-providers.ts'
import { useSocial } from '../../shared/identity/use-social.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { toast } from '../../ui/toast.ts'
import { socialSignInTexts } from './social-sign-in.fr.ts'

/**
 * «ou» and a button per identity provider; calls `onSignedIn` just before the session is known.
 * @param landing - where a full-page redirect returns to; by default the page that was asked for
 */
export function SocialSignIn({ onSignedIn, landing }: { onSignedIn: () => void; landing?: string }) {
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const { providers, elsewhere } = useOfferedProviders()
  const social = useSocial('sign-in', landing ?? returnPath(state), async (end) => {
    if (end.asksSecondStep) return navigate('/login', { state: withSecondStep(state) })
    onSignedIn()
    await resumeSession()
    if (end.isPasswordWithdrawn) toast.warning(texts.passwordWithdrawn)
  })
  const failedBefore = (state as { socialFault?: unknown } | null)?.socialFault
  const start = (provider: SocialProvider) =>
    elsewhere ? window.location.assign(`${elsewhere}${pathname}`) : social.start(provider)
  if (providers.length === 0) return null
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-3 text-ink-muted text-small before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {texts.or}
      </p>
      {social.fault ? (
        <Banner tone="danger" onDismiss={social.dismiss}>
          <span className="flex flex-col items-start gap-2.5">
            {social.fault.message}
            {social.fault.mayRedirect ? (
              <Button
                size="small"
                variant="secondary"
                onClick={() => social.fault && social.withPage(social.fault.provider)}
              >
                {texts.withoutPopup}
              </Button>
            ) : null}
          </span>
        </Banner>
      ) : typeof failedBefore === 'string' && !social.waiting ? (
        <Banner tone="danger">{failedBefore}</Banner>
      ) : null}
      <div className="grid grid-cols-2 gap-2.5">
        {SocialProvider.options
          .filter((provider) => providers.includes(provider))
          .map((provider) => (
            <Button
              key={provider}
              variant="secondary"
              icon={<ProviderLogo provider={provider} />}
              onClick={() => start(provider)}
            >
              {providerNames[provider]}
            </Button>
          ))}
      </div>
      <p role="status" className="text-ink-muted text-small empty:hidden">
        {social.waiting ? texts.waiting(providerNames[social.waiting]) : null}
      </p>
      <p className="text-ink-muted text-small text-pretty">
        {socialSignInTexts.termsBefore}
        <TextLink to="/terms" target="_blank">
          {socialSignInTexts.terms}
        </TextLink>
        {socialSignInTexts.termsBetween}
        <TextLink to="/privacy" target="_blank">
          {socialSignInTexts.privacy}
        </TextLink>
        .
      </p>
    </div>
  )
}
