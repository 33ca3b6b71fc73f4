import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useRedirectWhenSignedIn } from '../features/access-guard/use-entrance.ts'
import { PasskeySignIn } from '../features/sign-in/passkey-sign-in.tsx'
import { SecondStepForm } from '../features/sign-in/second-step-form.tsx'
import { signInTexts as texts } from '../features/sign-in/sign-in.fr.ts'
import { SignInForm } from '../features/sign-in/sign-in-form.tsx'
import { SocialSignIn } from '../features/social-sign-in/social-sign-in.tsx'
import { countEvent } from '../lib/analytics/analytics.ts'
import { useSession } from '../lib/session/session.ts'
import { asksSecondStep, withSecondStep } from '../shared/identity/second-step-state.ts'
import { Banner } from '../ui/banner.tsx'
import { SplitScreen } from '../ui/split-screen.tsx'
import { TextLink } from '../ui/text-link.tsx'

export const meta = () => [
  { title: texts.metaTitle },
  { name: 'description', content: texts.metaDescription },
]

export default function Login() {
  const session = useSession()
  const { state } = useLocation()
  const navigate = useNavigate()
  const greet = useRedirectWhenSignedIn(texts.success)
  const isStranger = session.status === 'anonymous'
  useEffect(() => {
    if (isStranger) countEvent({ name: 'login_page_visited' })
  }, [isStranger])
  if (asksSecondStep(state))
    return (
      <SplitScreen title={texts.secondStep} quote={texts.quote}>
        <SecondStepForm onSubmitted={greet} onBack={() => void navigate('/login', { replace: true })} />
      </SplitScreen>
    )
  return (
    <SplitScreen title={texts.title} lead={texts.lead} quote={texts.quote}>
      {session.status === 'anonymous' && session.reason === 'lost' && (
        <Banner tone="info">{texts.sessionLost}</Banner>
      )}
      <SignInForm
        onSubmitted={greet}
        onSecondStep={() => void navigate('/login', { state: withSecondStep(state) })}
      />
      <PasskeySignIn onSubmitted={greet} />
      <SocialSignIn onSignedIn={greet} />
      <p className="text-center text-ui text-ink-muted">
        {texts.noAccount}{' '}
        <TextLink to="/register" state={state}>
          {texts.createAccount}
        </TextLink>
      </p>
    </SplitScreen>
  )
}
